import { storageKeys } from '@/lib/web-storage';
import { signedInClass } from '@/session/signed-in';
import { themes } from '@/styles/tokens';

const { dark, light } = themes;

/**
 * Sets the theme that the visitor chose, and which state of the header to show, before anything is painted, so that
 * neither ever flashes; and again when the page comes back from the history or was rendered ahead, as both may have
 * changed meanwhile. It stands inline at the top of every page; the header island does the rest.
 */
export const themeScript = `{let f=()=>{try{let l=document.documentElement.classList,s=localStorage,d=s.getItem('${storageKeys.theme}')==='dark';l.toggle('dark',d);document.querySelector('meta[name=theme-color]').content=d?'${dark.canvas}':'${light.canvas}';l.toggle('${signedInClass}',s.getItem('${storageKeys.user}'))}catch{}};f();addEventListener('pageshow',e=>e.persisted&&f());document.addEventListener('prerenderingchange',f)}`;
