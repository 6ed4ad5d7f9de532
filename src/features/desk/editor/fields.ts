/** A field of a row that somebody at the desk edits. */
export type EditedField<Name extends string = string> = {
  name: Name;
  label: () => string;
  /** Several lines are a long text or a list; a link is an address on the web. */
  kind: 'text' | 'amount' | 'choice' | 'day' | 'lines' | 'link';
  hint?: (() => string) | undefined;
  required?: boolean;
  /** Of a text that is mostly one of a few; others may be typed. */
  suggestions?: readonly string[] | undefined;
  /** Of a choice, and their names where they are not their own. */
  choices?: readonly string[];
  choiceNames?: Readonly<Record<string, () => string>>;
  /** The direction of the text; that of its first letter by default. */
  dir?: 'ltr' | 'rtl';
  /** Of several lines. */
  rows?: number;
};
