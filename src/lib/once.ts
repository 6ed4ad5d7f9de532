/** Creates a value on first use and caches it, above all `Intl` formats: the first takes a phone 100 ms. */
export function lazy<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}

/** Shares one call among all callers; after a failed call the next caller tries again. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Creates and caches a value per key. */
export function memoized<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}

/** Creates and caches a value per object and key, for as long as the object is there. */
export function memoizedFor<Owner extends object, Key, Made>(
  make: (owner: Owner, key: Key) => Made,
): (owner: Owner, key: Key) => Made {
  const kept = new WeakMap<Owner, (key: Key) => Made>();
  return (owner, key) => {
    const made = kept.get(owner) ?? memoized((one: Key) => make(owner, one));
    kept.set(owner, made);
    return made(key);
  };
}
