import { zipFieldFor } from '../../../shared/site/visitor-country';
import { quoteChecks } from '../rules/checks';
import { useVisitorCountry } from '../../cities/hooks/use-visitor-country';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField, ZipOrPostalCodeField } from './lead-fields';
import { useLeadForm, type FormProps } from './use-request-form';

/** The quote form of docs/specification.md, section 5: hero, get-quote, reviews, how-it-works and what-we-take. */
export function QuoteForm(props: FormProps) {
  const { fields } = props.texts;
  const { locationId } = props.sentFrom;
  const country = useVisitorCountry(locationId === '') ?? 'unknown';
  const zipField = zipFieldFor(locationId, country);
  const { frame, fieldProps } = useLeadForm(props, { form: 'quote', checks: quoteChecks, zipField });

  return (
    <FormFrame {...frame}>
      <NameField {...fields.name} {...fieldProps('name')} />
      <PhoneField {...fields.phone} {...fieldProps('phone')} />
      <ZipOrPostalCodeField name={zipField} texts={fields} fieldProps={fieldProps} />
      <MessageField {...fields.message} {...fieldProps('message')} lines={3} />
    </FormFrame>
  );
}
