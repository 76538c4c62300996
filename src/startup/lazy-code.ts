export type LazyCode<Parts> = { loaded?: Parts; load: () => Promise<Parts> };

/** Fetches it once; `loaded` gives what is there already. */
export function lazyCode<Parts>(fetch: () => Promise<Parts>): LazyCode<Parts> {
  const code: LazyCode<Parts> = { load: async () => (code.loaded ??= await fetch()) };
  return code;
}
