/** Where a pointer goes, in pixels of the window's content. */
type Point = { x: number; y: number };

export type Screen = { width: number; height: number };

/** A key that is pressed by its name, as browsers call it. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft';

/**
 * A browser's window as each protocol can give it: where it goes, what runs in its page, and a hand and keyboard that
 * the page takes for a person's. How things are found and waited for is the same for all, in `person.ts`.
 */
export type Window = {
  open: (address: string) => Promise<void>;
  /** Runs a function, which may use nothing from outside itself, or a text, in the page. */
  run: <Argument, Result>(
    script: string | ((argument: Argument) => Result),
    argument?: Argument,
  ) => Promise<Result>;
  click: (point: Point) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Gives files to the file field that a selector names. */
  attach: (selector: string, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Uncaught errors and console errors of the pages so far. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A browser that is ready to open windows which share nothing. */
export type Engine = {
  /** What it is, in words: program, version, and how it is driven. */
  about: string;
  openWindow: (screen: Screen) => Promise<Window>;
  close: () => Promise<void>;
};
