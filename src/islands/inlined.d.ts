/** The texts of scripts that are in the HTML, by their names (src/build/browser-scripts.ts). */
declare const INLINED: Record<keyof typeof import('../build/browser-scripts').inlined, string>;
/** The address of the entry of the islands. */
declare const ISLANDS_ENTRY: string;
/** The address of the editing screen whose script development mode adds; empty without one. */
declare const EDITING_SCREEN: string;
