/** Makes a thing once for each key, where thousands of askers share a few: the same thing is given to all of them. */
export function memoized<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}
