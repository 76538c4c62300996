/** An expected failure is a value; an exception means a mistake in the code. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; cause: Error };

export function succeeded<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Takes anything that was thrown, or a sentence that says what failed. */
export function failed(cause: unknown): { ok: false; cause: Error } {
  return { ok: false, cause: cause instanceof Error ? cause : new Error(String(cause)) };
}
