import { useCallback, useId } from 'react';
import { readDraft } from '../../../shared/browser/drafts';
import { type PostalCode, writtenCode } from '../../cities/rules/postal-areas';
import { fillTexts } from '../../../shared/text/fill-text';
import { EstimateForm } from '../../requests/components/estimate-form';
import type { FormProps } from '../../requests/hooks/use-request-form';
import type { CityPickerTexts } from '../../cities/components/city-list';

type CodeRequestProps = {
  texts: CityPickerTexts['codes']['request'];
  asked: PostalCode;
  forms: FormProps['texts'];
  phone: FormProps['sentFrom']['phone'];
};

const fieldOf = { CA: 'postalCode', US: 'zip' } as const;

type Entered = { zip?: string; postalCode?: string; message?: string };

/** The form goes while a code is corrected: then its draft has what was typed. */
const lastEntered = (entered: Entered): Entered =>
  Object.values(entered).some(Boolean) ? entered : readDraft('estimate');

/** Puts a code into the fields. In a message that names the previous code it replaces that code and nothing else. */
function withCode(
  { zip, postalCode, message = '', ...entered }: Entered,
  asked: PostalCode,
  beginning: string,
) {
  const before = writtenCode(zip ? { country: 'US', code: zip } : { country: 'CA', code: postalCode ?? '' });
  const text = before ? message.replace(before, writtenCode(asked)) : message;
  const codes = { zip: '', postalCode: '', [fieldOf[asked.country]]: asked.code };
  return { ...entered, ...codes, message: text || beginning };
}

export function CodeRequest({ texts, asked, forms, phone }: CodeRequestProps) {
  const id = useId();
  const { country, code } = asked;
  const words = fillTexts(texts, { code: writtenCode(asked) });
  const beginning = words.message;
  const filledIn = useCallback(
    (entered: Entered) => withCode(lastEntered(entered), { country, code }, beginning),
    [country, code, beginning],
  );
  return (
    <div className="stack gap-3 board-padding rule-above">
      <h3 id={id}>{words.title}</h3>
      <p className="measure">{words.text}</p>
      <EstimateForm
        texts={forms}
        sentFrom={{ locationId: '', phone, city: null, country }}
        labelledBy={id}
        zipField={fieldOf[country]}
        filledIn={filledIn}
      />
    </div>
  );
}
