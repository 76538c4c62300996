export const kB = 1000;

/** Writes the size of a file as messages have it. */
export const inKb = (bytes: number): string => `${Math.ceil(bytes / kB)} kB`;
