import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** Which element is meant, by what a visitor knows of it. */
export type Wanted = {
  role?: string;
  /** Of a role. */
  name?: string;
  label?: string;
  text?: string;
  css?: string;
  /** The element that it is in. */
  within?: Wanted;
};

/** What there is to know of an element. */
export type Seen = {
  text: string;
  value: string;
  href: string;
  isChecked: boolean;
  isFocused: boolean;
  /** Whether it has a size and is not hidden. */
  isShown: boolean;
  isInView: boolean;
  /** Its middle, or that of the label that a visitor presses. */
  x: number;
  y: number;
  /** Whether a press there is its own. */
  isOnTop: boolean;
};

type Library = {
  TestingLibraryDom: {
    queryAllByLabelText: typeof queryAllByLabelText;
    queryAllByRole: typeof queryAllByRole;
    queryAllByText: typeof queryAllByText;
  };
};

/**
 * Runs in the page, and so uses nothing from outside but the prelude's Testing Library: looks at the first element that
 * is meant, after bringing it to the middle of the window if asked.
 */
export function lookAt(wanted: Wanted, isBroughtIntoView: boolean): Seen | null {
  const library = (window as unknown as Library).TestingLibraryDom;
  const findAll = ({ role, name, label, text, css, within }: Wanted): HTMLElement[] => {
    const [root] = within ? findAll(within) : [document.body];
    if (!root) return [];
    if (role) return library.queryAllByRole(root, role, name === undefined ? {} : { name });
    if (label) return library.queryAllByLabelText(root, label);
    if (text) return library.queryAllByText(root, text);
    return [...root.querySelectorAll<HTMLElement>(css ?? '*')];
  };
  const [element] = findAll(wanted);
  if (!element) return null;
  const { type, checked, value, labels } = element as HTMLInputElement;
  const pressed = (/^(checkbox|radio)$/.test(type) && labels?.[0]) || element;
  if (isBroughtIntoView) pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return {
    text: element.innerText,
    value: String(value ?? ''),
    href: element.getAttribute('href') ?? '',
    isChecked: Boolean(checked),
    isFocused: element === document.activeElement,
    isShown: width > 0 && height > 0 && getComputedStyle(pressed).visibility === 'visible',
    isInView: top >= 0 && top + height <= window.innerHeight,
    x,
    y,
    isOnTop: hit !== null && pressed.contains(hit),
  };
}
