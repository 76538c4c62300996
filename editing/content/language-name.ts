const names = new Intl.DisplayNames('en', { type: 'language' });

/** Gives what English calls a language by its code: French. */
export const languageName = (language: string): string => names.of(language) ?? language;
