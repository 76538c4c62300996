import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { watchPresses } from '../../src/shared/browser/press';

expect.extend(toHaveNoViolations);

// As the scripts of each page do.
watchPresses();

// jsdom shows no second document.
jest.mock('../../src/shared/browser/go-to', () => ({ goTo: jest.fn() }));

// A slow machine is no error: what is waited for comes late on it.
configure({ asyncUtilTimeout: 20_000 });

// Browsers have it, jsdom does not.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Unexpected output fails the test: one that expects an error logged says so with jest.spyOn.
const loud = ['error', 'warn'] as const;
let original: Record<string, unknown> = {};

beforeEach(() => {
  for (const level of loud) {
    original[level] = console[level];
    console[level] = (...said: unknown[]) => {
      throw new Error(`Unexpected console.${level}: ${said.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  original = {};
  sessionStorage.clear();
  localStorage.clear();
});

// Browsers have them, jsdom does not: it lays nothing out, so that nothing lies over anything.
document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView ??= () => undefined;
window.ResizeObserver ??= class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

// Browsers have it, jsdom does not: here every visitor asks for reduced motion, and for nothing else.
window.matchMedia ??= (query) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// Browsers have it, jsdom does not: a `dialog` that is shown over the page, and closed.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    const before = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('button, a')?.focus();
    this.addEventListener('close', () => before instanceof HTMLElement && before.focus(), { once: true });
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
