/** A value of a state, and the parameters of an address that hold it. */
export type Part<Value> = {
  names: readonly string[];
  /** Null where the address says nothing of it, or nonsense. */
  read: (asked: URLSearchParams) => Value | null;
  write: (value: Value) => readonly (readonly [name: string, text: string])[];
};

/** A state that an address holds after its question mark. */
export type StateInAddress<State> = {
  /** Its parameters, in the order in which they are written. */
  names: readonly string[];
  /** The state in an address; what is missing or nonsense is as usual. @param search from the question mark on */
  read: (search: string) => State;
  /**
   * The address that says so, from its question mark on; empty for the usual state. Parameters of others, such as where
   * a visit came from, are kept.
   * @param before that part of the present address
   */
  write: (state: State, before?: string) => string;
};

/** Describes how an address holds a state. @param usual what goes without saying */
export function stateInAddress<State extends object>(
  usual: State,
  parts: { readonly [Key in keyof State]-?: Part<State[Key]> },
): StateInAddress<State> {
  const names: string[] = [];
  for (const key in parts) names.push(...parts[key].names);
  return {
    names,
    read(search) {
      const asked = new URLSearchParams(search);
      const state = { ...usual };
      for (const key in parts) state[key] = parts[key].read(asked) ?? usual[key];
      return state;
    },
    write(state, before = '') {
      const asked = new URLSearchParams(before);
      for (const name of names) asked.delete(name);
      for (const key in parts) {
        const said = parts[key].write(state[key]);
        if (String(said) === String(parts[key].write(usual[key]))) continue;
        for (const [name, text] of said) asked.append(name, text);
      }
      // Neither needs an escape here; people and mails write them as they are.
      const text = asked.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
      return text && `?${text}`;
    },
  };
}

/** A value in one parameter, of which the first counts. @param read null for nonsense */
export function parameter<Value>(
  name: string,
  read: (text: string) => Value | null,
  say: (value: Value) => string = String,
) {
  return {
    names: [name],
    read(asked: URLSearchParams) {
      const text = asked.get(name);
      return text === null ? null : read(text);
    },
    write: (value: Value | null | undefined) =>
      value === null || value === undefined ? [] : [[name, say(value)] as const],
  };
}

/** A text, cut to as many letters. */
export const textIn = (name: string, longest = Number.POSITIVE_INFINITY) =>
  parameter(name, (text) => text.slice(0, longest));

/** One of a few names. */
export const choiceIn = <Name extends string>(name: string, known: readonly Name[]) =>
  parameter(name, (text) => known.find((one) => one === text) ?? null);

/** Values in as many parameters of one name, each once. @param read null for nonsense, which is left out */
export function severalIn<Value>(
  name: string,
  read: (text: string) => Value | null,
  say: (value: Value) => string = String,
): Part<readonly Value[]> {
  return {
    names: [name],
    read: (asked) => [...new Set(asked.getAll(name))].flatMap((text) => (text && read(text)) || []),
    write: (values) => values.map((value) => [name, say(value)] as const),
  };
}

/** Corrects the address of the present entry of the history. @param search from the question mark on */
export function replaceSearch(search: string): void {
  if (search !== location.search) history.replaceState(history.state, '', withSearch(search));
}

/** Shows an address as an entry of its own, so that Back leads to the one before. @param search as `replaceSearch` */
export function pushSearch(search: string): void {
  if (search !== location.search) history.pushState(null, '', withSearch(search));
}

const withSearch = (search: string) => location.pathname + search + location.hash;
