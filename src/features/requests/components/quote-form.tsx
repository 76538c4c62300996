import { keyboards, TextField } from '../../../shared/fields/text-field';
import { zipFieldFor } from '../../../shared/site/visitor-country';
import { useVisitorCountry } from '../../cities/hooks/use-visitor-country';
import { useLeadForm, type FormProps } from '../hooks/use-request-form';
import { quoteChecks } from '../rules/checks';
import { FormFrame, Pair } from './form-frame';

export function QuoteForm(props: FormProps) {
  const { fields } = props.texts;
  const { locationId } = props.sentFrom;
  const country = useVisitorCountry(locationId === '') ?? 'unknown';
  const code = zipFieldFor(locationId, country);
  const { frame, fieldProps } = useLeadForm(props, { form: 'quote', checks: quoteChecks, zipField: code });

  return (
    <FormFrame {...frame}>
      <Pair>
        <TextField {...fields.name} {...fieldProps('name')} {...keyboards.name} />
        <TextField {...fields.phone} {...fieldProps('phone')} {...keyboards.phone} />
      </Pair>
      {code && <TextField key={code} {...fields[code]} {...fieldProps(code)} {...keyboards[code]} />}
      <TextField {...fields.message} {...fieldProps('message')} {...keyboards.message} lines={3} />
    </FormFrame>
  );
}
