/**
 * Sets the theme that the visitor chose before anything is painted, so that a dark page never flashes light. Light is
 * the default (Spec 1). It runs inline in the head; astro.config.mjs allows it in the content security policy by its
 * hash, which is why its text lives here. The second half answers the toggle of the header: it is small enough
 * to need no file of its own, and works before the rest of the page is there.
 */
const themeStorageKey = 'tayar-theme';

export const themeScript = `(()=>{const r=document.documentElement,k='${themeStorageKey}';let t;try{t=localStorage.getItem(k)}catch{}const a=d=>{r.classList.toggle('dark',d);const c=document.querySelector('meta[name=theme-color]');if(c)c.content=d?c.dataset.dark:c.dataset.light;for(const b of document.querySelectorAll('[data-theme-toggle]'))b.setAttribute('aria-pressed',String(d))};a(t==='dark');addEventListener('DOMContentLoaded',()=>a(r.classList.contains('dark')));addEventListener('click',e=>{if(!(e.target instanceof Element)||!e.target.closest('[data-theme-toggle]'))return;const d=!r.classList.contains('dark');a(d);try{localStorage.setItem(k,d?'dark':'light')}catch{}});addEventListener('storage',e=>{if(e.key===k)a(e.newValue==='dark')})})()`;
