/** Whether this is the HTML of the build, which no script answers yet. */
export const isBuilt = typeof window === 'undefined';
