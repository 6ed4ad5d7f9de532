/**
 * The floor: the lightest possible page about a car, written by hand, without a script, a font or a second picture. No
 * page of ours can be faster, and the ratio between the two holds on any machine.
 */
export const floorHtml = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="The lightest page about a car that can be written by hand.">
<title>Floor</title>
<style>
body{margin:1rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.5 sans-serif;color:#1b2a30}
img{display:block;width:100%;height:auto}
</style>
<main>
<h1>An electric car</h1>
<img src="/floor.avif" width="600" height="375" alt="An electric car" fetchpriority="high">
<p>Everything that a person must know of it stands here, in words, without anything that could be in the way.</p>
<dl><dt>Range</dt><dd>570 km</dd><dt>Battery</dt><dd>82.5 kWh</dd><dt>Price</dt><dd>2,200,000 EGP</dd></dl>
</main>
</html>
`;
