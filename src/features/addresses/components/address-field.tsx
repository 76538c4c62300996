import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AddressName, AddressParts } from '../rules/address';
import { longestAddressParts } from '../../../shared/values/limits';
import type { Mask } from '../../../shared/text/masks';
import { useAddressSuggestions, type AddressSuggestion } from '../hooks/use-address-suggestions';
import { StreetField, type StreetFieldTexts } from './street-field';
import type { FieldProps } from '../../../shared/fields/field-parts';
import { TextField } from '../../../shared/fields/text-field';
import * as styles from './address-field.module.css';

type FieldTexts = Pick<FieldProps, 'label' | 'hint'>;

export type AddressFieldProps = FieldTexts & {
  error?: string;
  isRequired?: boolean;
  texts: { city: FieldTexts; state: FieldTexts; zip: FieldTexts; suggestions: StreetFieldTexts };
  isZipNumeric?: boolean;
  fieldProps: (name: AddressName) => { registration: UseFormRegisterReturn; mask: Mask };
  onFill: (values: Partial<Record<AddressName, string>>) => void;
};

const plainParts = [
  { part: 'city', autoComplete: 'address-level2', isWide: true },
  { part: 'state', autoComplete: 'address-level1', isWide: false },
  { part: 'zip', autoComplete: 'postal-code', isWide: false },
] as const;

/** The visitor can type the whole address without the maps script; a chosen suggestion fills the fields. */
export function AddressField(props: AddressFieldProps) {
  const { texts, isZipNumeric, isRequired, fieldProps, onFill, ...street } = props;
  const suggestions = useAddressSuggestions();

  const handleChoose = async (suggestion: AddressSuggestion): Promise<void> => {
    // The field shows the whole line until the parts are known, and keeps it if they cannot be read.
    onFill({ 'address.street': suggestion.text });
    const parts = await suggestions.choose(suggestion);
    if (parts) onFill(named(parts));
  };

  /** Drops a chosen address that is still on its way, so that it does not overwrite what the visitor now corrects. */
  const dismissing = (registration: UseFormRegisterReturn): UseFormRegisterReturn => ({
    ...registration,
    onChange: (event) => {
      suggestions.dismiss();
      // A street of another place: its country is the city's again.
      onFill({ 'address.country': '' });
      return registration.onChange(event);
    },
  });

  return (
    <div className={`grid gap-4 two-columns ${styles.group}`}>
      <StreetField
        {...street}
        texts={texts.suggestions}
        isRequired={isRequired}
        maxLength={longestAddressParts.street}
        registration={fieldProps('address.street').registration}
        suggestions={suggestions}
        onChoose={handleChoose}
      />
      {plainParts.map(({ part, autoComplete, isWide }) => {
        const { registration, mask } = fieldProps(`address.${part}`);
        return (
          <div key={part} className={isWide ? 'whole-row' : undefined}>
            <TextField
              {...texts[part]}
              registration={dismissing(registration)}
              mask={mask}
              isRequired={isRequired}
              autoComplete={autoComplete}
              inputMode={isZipNumeric && part === 'zip' ? 'numeric' : 'text'}
              enterKeyHint="next"
            />
          </div>
        );
      })}
      <input type="hidden" {...fieldProps('address.country').registration} />
    </div>
  );
}

function named(parts: AddressParts): Record<AddressName, string> {
  const entries = Object.entries(parts).map(([part, value]) => [`address.${part}`, value]);
  return Object.fromEntries(entries) as Record<AddressName, string>;
}
