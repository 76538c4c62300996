export type LaterCode<Parts> = { loaded?: Parts; load: () => Promise<Parts> };

/** Fetches it once; `loaded` gives what is there already. */
export function laterCode<Parts>(fetch: () => Promise<Parts>): LaterCode<Parts> {
  const code: LaterCode<Parts> = { load: async () => (code.loaded ??= await fetch()) };
  return code;
}
