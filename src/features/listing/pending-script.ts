import { keys } from './restore';

/**
 * Runs before the models are painted, inline where they begin: an address that asks for some of them, or the way back
 * to some, must not show all of them first. Should the list never come to life, all of them are shown after a while.
 */
export const pendingScript = `try{(function(){
var list=document.currentScript.parentElement,ask=location.search,left=sessionStorage;
if(/[?&]view=brands(&|$)/.test(ask))list.querySelector('[value=brands]').checked=true;
if(/[?&](q|sort|price|range|body|protocol|powertrain)=/.test(ask)||left.${keys.flag}&&!/"showsAll":true/.test(left.${keys.filters})){
list.setAttribute('data-waiting','');setTimeout(function(){list.removeAttribute('data-waiting')},1e4)}})()}catch(e){}`.replaceAll(
  '\n',
  '',
);
