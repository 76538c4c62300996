/** At any depth; a list is replaced as a whole. What the brand's content does not have stays out. */
export function withOwn<Shared>(shared: Shared, own: unknown): Shared {
  if (own === undefined) return shared;
  if (typeof own !== 'object' || Array.isArray(own)) return own as Shared;
  const merged = { ...shared };
  for (const [key, value] of Object.entries(own as object))
    if (key in (shared as object)) merged[key as keyof Shared] = withOwn(shared[key as keyof Shared], value);
  return merged;
}

export const offeredOf = <Service extends { slug: string }>(
  services: Service[],
  own?: readonly string[],
): Service[] => own?.flatMap((name) => services.find(({ slug }) => slug === name) ?? []) ?? services;

/** The one photograph that stands for a city elsewhere: its crew, or else its truck. */
export const cityPhoto = <Photo>(photos: { crew?: Photo; truck?: Photo } | undefined): Photo | undefined =>
  photos?.crew ?? photos?.truck;
