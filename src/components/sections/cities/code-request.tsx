import { useId } from 'react';
import { type PostalCode, writtenCode } from '../../../domain/cities/postal-areas';
import { fillTexts } from '../../../domain/fill-text';
import { EstimateForm } from '../../forms/estimate-form';
import type { FormProps } from '../../forms/use-request-form';
import type { CityPickerTexts } from './city-in-region';
import * as styles from './code-request.module.css';

export type CodeRequestProps = {
  texts: CityPickerTexts['codes']['request'];
  asked: PostalCode;
  forms: FormProps['texts'];
  phone: FormProps['sentFrom']['phone'];
};

/** The compact form for a code that no city serves: it saves a lead of no location, with the code. */
export function CodeRequest({ texts, asked, forms, phone }: CodeRequestProps) {
  const id = useId();
  const words = fillTexts(texts, { code: writtenCode(asked) });
  const sentFrom = { locationId: '', phone, city: null, country: asked.country };
  return (
    <div className={styles.request}>
      <h3 id={id}>{words.title}</h3>
      <p>{words.text}</p>
      <EstimateForm
        texts={forms}
        sentFrom={sentFrom}
        labelledBy={id}
        asked={asked}
        beginning={words.message}
      />
    </div>
  );
}
