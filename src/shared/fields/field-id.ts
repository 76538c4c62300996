import { createContext, use } from 'react';

export const FormNameContext = createContext('form');

/**
 * The id of a field by its name, the same in the HTML and in a form that hydrates by itself: React's own ids depend on the
 * place in the whole page.
 */
export const useFieldId = (name: string): string => `${use(FormNameContext)}-${name.replace('.', '-')}`;
