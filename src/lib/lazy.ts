/**
 * Puts off making something until it is first asked for, and then keeps it. Above all the formatters of `Intl`: the
 * first of them in a page costs a phone a tenth of a second, which no page is to spend while it loads.
 */
export function lazy<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
