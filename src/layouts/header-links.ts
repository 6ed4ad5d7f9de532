import { inLanguage, otherThan, paths } from '#config/paths.ts';
import { getLocale } from '#paraglide/runtime.js';

/**
 * Keeps the address of the page, with its filters, in the header's links that depend on it: to the other language, and to sign
 * in. Inline in every page, since a press on a link waits for no other script; a file has one address for every filter. Each
 * link comes to lead where `inOtherLanguage` and `signInAddress` say.
 */
export function headerLinksScript(): string {
  const [here = '', there = ''] = [getLocale(), otherThan(getLocale())].map((language) =>
    inLanguage('/', language).replace(/\/$/, ''),
  );
  const account = JSON.stringify([paths.signIn, paths.signUp, paths.resetPassword]);
  const toOther = `n=w.slice(${here.length}).replace(/^\\/*/,'/');a.href='${there}'+${there === '' ? 'n' : "(n==='/'?'':n)"}`;
  const toSignIn = `a.search=w==='${paths.home}'||${account}.includes(p)?'':new URLSearchParams({redirect:w}).toString().replaceAll('%2F','/')`;
  // Links are also opened in other tabs, without a click.
  return `{let f=({target:t})=>{let a=t.closest?.('#other-language,#sign-in,#menu-sign-in'),{pathname:p,search:s,hash:h}=location,w=p+s+h,n;if(a)if(a.hreflang){${toOther}}else ${toSignIn}};for(let t of['pointerdown','focusin','click'])addEventListener(t,f,true)}`;
}
