import { TextField } from '../../../shared/fields/text-field';
import { zipFieldFor } from '../../../shared/site/visitor-country';
import { useVisitorCountry } from '../../cities/hooks/use-visitor-country';
import { useLeadForm, type FormProps } from '../hooks/use-request-form';
import { quoteChecks } from '../rules/checks';
import { FormFrame, Pair } from './form-frame';

export function QuoteForm(props: FormProps) {
  const { locationId } = props.sentFrom;
  const country = useVisitorCountry(locationId === '') ?? 'unknown';
  const code = zipFieldFor(locationId, country);
  const { frame, textField } = useLeadForm(props, { form: 'quote', checks: quoteChecks, zipField: code });

  return (
    <FormFrame {...frame}>
      <Pair>
        <TextField {...textField('name')} />
        <TextField {...textField('phone')} />
      </Pair>
      {code && <TextField key={code} {...textField(code)} />}
      <TextField {...textField('message')} lines={3} />
    </FormFrame>
  );
}
