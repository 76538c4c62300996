/** The language of the files of content/ without a language in their name. */
export const baseLanguage = 'en';
