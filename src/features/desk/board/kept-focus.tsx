import { type RefObject, useLayoutEffect } from 'react';
import type { LeadKey } from '#data/desk.ts';

/** Where a card stands: its column, and those before and after it there, by their keys. */
type Standing = { column: string; before: readonly string[]; after: readonly string[] };

export const cardKey = ({ kind, id }: LeadKey): string => `${kind}:${id}`;

/**
 * Keeps the focus on the board while cards move: each move makes the card anew in another column, where the browser would let go
 * of it. The focus goes to the card itself; once that has left the board, to the next one of its column, else to the column's
 * heading.
 */
export class KeptFocus {
  /** What can take the focus: the cards by their keys, and the headings of columns by their names. */
  readonly #places = new Map<string, HTMLElement>();
  /** The cards of each column, as they were last shown. */
  readonly #columns = new Map<string, readonly string[]>();
  #card: string | null = null;
  #isHeld = false;
  #standing: Standing | null = null;

  /** The card that has the focus, or had it before a dialog took it. */
  get card(): string | null {
    return this.#card;
  }

  /** The focus is on this card, or belongs there. */
  hold(card: string): void {
    // Of one that has left the board since, where it stood.
    this.#standing = this.#standingOf(card) ?? (card === this.#card ? this.#standing : null);
    this.#card = card;
    this.#isHeld = true;
  }

  /** The person has moved the focus elsewhere. */
  letGo(): void {
    this.#isHeld = false;
  }

  /** @returns a function that takes it back */
  offer(name: string, element: HTMLElement): () => void {
    this.#places.set(name, element);
    return () => {
      if (this.#places.get(name) === element) this.#places.delete(name);
    };
  }

  /** A column shows these cards now. */
  follow(column: string, cards: readonly string[]): void {
    this.#columns.set(column, cards);
    this.#standing = (this.#card !== null && this.#standingOf(this.#card)) || this.#standing;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) this.restore();
  }

  /** Gives the focus back to the card, or to what is next. */
  restore(): void {
    if (!this.#isHeld || this.#card === null) return;
    const { column = '', before = [], after = [] } = this.#standing ?? {};
    const names = [this.#card, ...after, ...before.toReversed(), column];
    const name = names.find((one) => this.#places.has(one));
    if (name !== undefined) this.#places.get(name)?.focus();
  }

  #standingOf(card: string): Standing | null {
    for (const [column, cards] of this.#columns) {
      const at = cards.indexOf(card);
      if (at >= 0) return { column, before: cards.slice(0, at), after: cards.slice(at + 1) };
    }
    return null;
  }
}

/** Offers an element as a place for the focus: a card, or the heading of a column. */
export function useFocusPlace(
  focus: KeptFocus,
  name: string,
  element: RefObject<HTMLElement | null>,
): void {
  // Before the columns ask for places in their effects.
  useLayoutEffect(
    () => (element.current === null ? undefined : focus.offer(name, element.current)),
    [focus, name, element],
  );
}
