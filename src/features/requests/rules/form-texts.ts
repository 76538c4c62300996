import type { Site } from '../../../content-model/types';
import { leadMasks } from '../../../shared/text/masks';
import type { FormTexts } from '../hooks/use-request-form';
import type { FormName } from './records';

const forms: readonly FormName[] = ['quote', 'estimate', 'book', 'booking'];

/** Leaves out what other forms say, because these texts are in the page twice: in the form and in its island's props. */
export function formTextsOf(
  { ticket: _t, orCall: _o, textPhotos: _p, addressSuggestions, fields, ...texts }: Site['forms'],
  form: FormName,
): FormTexts {
  const shared = Object.entries(texts).filter(([name]) => name === form || !forms.includes(name as FormName));
  const ofLead = Object.entries(fields).filter(([name]) => name in leadMasks);
  const own = form === 'booking' ? { fields, addressSuggestions } : { fields: Object.fromEntries(ofLead) };
  return { ...Object.fromEntries(shared), ...own } as FormTexts;
}
