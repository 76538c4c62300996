/** Waits for a task of its own, before which the browser can answer the visitor. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
