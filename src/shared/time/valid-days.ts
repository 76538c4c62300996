/** From which day and until which day something of the content shows, as YYYY-MM-DD; both days count. */
export type ValidDays = { validFrom?: string; validUntil?: string };

/** Something of the content as pages get it: the build marks what does not show on its own day. */
export type MaybeHidden = ValidDays & { hiddenAtBuild?: true };

export const hasDays = ({ validFrom, validUntil }: ValidDays): boolean =>
  validFrom !== undefined || validUntil !== undefined;

export function isShownOn(day: string, { validFrom = day, validUntil = day }: ValidDays): boolean {
  return validFrom <= day && day <= validUntil;
}

/** Whether something shows in a built page: the city's day may hide or show it later (shown-days.ts). */
export const isShownAtBuild = ({ hiddenAtBuild }: MaybeHidden): boolean => !hiddenAtBuild;
