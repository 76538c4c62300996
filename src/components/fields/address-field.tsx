import type { AddressParts } from '../../domain/address';

type FieldTexts = { label: string; hint?: string };

export type AddressFieldTexts = {
  city: FieldTexts;
  state: FieldTexts;
  zip: FieldTexts;
  suggestions: { oneFound: string; found: string; noneFound: string; listName: string; source: string };
};

export type AddressFieldProps = {
  /** Of the street, which has the suggestions. */
  label: string;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  texts: AddressFieldTexts;
  value: AddressParts;
  onChange: (parts: AddressParts) => void;
};

/** First version: plain fields. */
export function AddressField({ label, value, texts, onChange }: AddressFieldProps) {
  const rows = [
    ['street', label, 'street-address'],
    ['city', texts.city.label, 'address-level2'],
    ['state', texts.state.label, 'address-level1'],
    ['zip', texts.zip.label, 'postal-code'],
  ] as const;
  return rows.map(([part, name, autoComplete]) => (
    <label key={part}>
      {name}
      <input
        autoComplete={autoComplete}
        value={value[part]}
        onChange={(event) => onChange({ ...value, [part]: event.target.value })}
      />
    </label>
  ));
}
