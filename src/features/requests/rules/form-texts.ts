import type { Site } from '../../../content-model/types';
import type { FormTexts } from '../hooks/use-request-form';
import type { FormName } from './records';

const forms: readonly FormName[] = ['quote', 'estimate', 'book', 'booking'];

/** Leaves out what other forms say, because these texts are in the page twice: in the form and in its island's props. */
export function formTextsOf(
  { ticket: _t, orCall: _o, textPhotos: _p, ...texts }: Site['forms'],
  form: FormName,
): FormTexts {
  const others = Object.entries(texts).filter(([name]) => name === form || !forms.includes(name as FormName));
  return Object.fromEntries(others) as FormTexts;
}
