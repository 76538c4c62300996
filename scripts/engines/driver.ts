export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Key =
  'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'End' | 'Enter' | 'Escape' | 'Space' | 'Tab';

export type Viewport = { width: number; height: number };

/** One page in a browser, driven from outside as a visitor would: with a pointer and with keys. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The browser's own switch; missing in an engine that has none. */
  setOffline?: (isOffline: boolean) => Promise<void>;
  resize: (viewport: Viewport) => Promise<void>;
  /** A picture of what is in view, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** What the page has written to the console as an error, and what it has thrown; null where nobody can ask. */
  consoleErrors: () => string[] | null;
  close: () => Promise<void>;
};

/** A running browser; each page is a visitor of its own. */
export type Engine = {
  openPage: (viewport: Viewport) => Promise<Driver>;
  close: () => Promise<void>;
};

/** Where a browser finds the database of the twin: what a TLS endpoint gives. */
export type DatabaseRoad = {
  /** Arguments for Chromium. */
  browserArgs: string[];
  /** The port of a proxy for https, for the others. */
  proxyPort: number;
};
