/** The only function that writes to the console (docs/specification.md, section 8). */
export function logError(message: string, cause: Error): void {
  console.error(message, cause);
}
