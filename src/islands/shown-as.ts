const shownAs = new WeakMap<HTMLElement, HTMLElement>();

export const showAs = (host: HTMLElement, shown: HTMLElement): void => void shownAs.set(host, shown);

/** What an island shows now: its own element, or the one that has taken its place (react-island.tsx). */
export const shownFor = (host: HTMLElement): HTMLElement => shownAs.get(host) ?? host;
