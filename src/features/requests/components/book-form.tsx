import { TextField } from '../../../shared/fields/text-field';
import { useVisitorCountry } from '../../cities/hooks/use-visitor-country';
import { isBuilt } from '../../../shared/browser/is-built';
import { zipFieldFor } from '../../../shared/site/visitor-country';
import { useLeadForm, type FormProps } from '../hooks/use-request-form';
import { bookChecks } from '../rules/checks';
import { FormFrame, Pair } from './form-frame';

/** It asks for the code that the visitor's country uses (docs/specification.md, section 5). */
export function BookForm(props: FormProps) {
  const known = useVisitorCountry(true);
  const country = known ?? 'unknown';
  const code = zipFieldFor('', country);
  const sentFrom = { ...props.sentFrom, country: known };
  const options = { form: 'book', checks: bookChecks(country), zipField: code } as const;
  const { frame, textField } = useLeadForm({ ...props, sentFrom }, options);

  return (
    <FormFrame {...frame}>
      <Pair>
        <TextField {...textField('name')} />
        <TextField {...textField('phone')} />
      </Pair>
      {/* The place of the code stays free, so that nothing moves when its field appears. */}
      <Pair>
        <div>
          {isBuilt
            ? // An island shows the one of the visitor's country (features/cities/islands/country-logo.ts).
              (['CA', 'US'] as const).map((of) => (
                <div key={of} hidden data-for-country={of}>
                  <TextField {...textField(of === 'CA' ? 'postalCode' : 'zip')} />
                </div>
              ))
            : code && <TextField key={code} {...textField(code)} />}
        </div>
        <TextField {...textField('message')} lines={2} />
      </Pair>
    </FormFrame>
  );
}
