import { createContext, use } from 'react';

export const FormNameContext = createContext('form');

/** The same in the HTML and in the form that takes its place: React's own ids depend on the place in the page. */
export const useFieldId = (name: string): string => `${use(FormNameContext)}-${name.replace('.', '-')}`;
