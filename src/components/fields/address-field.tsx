import { useId, useLayoutEffect, useRef } from 'react';
import type { AddressParts } from '../../domain/address';
import { longestAddressParts } from '../../domain/limits';
import { useAddressSuggestions, type PlaceSuggestion } from '../../hooks/use-address-suggestions';
import { StreetField, type StreetFieldTexts } from './street-field';
import * as styles from './address-field.module.css';
import * as fieldStyles from './field.module.css';

type FieldTexts = { label: string; hint?: string };

type AddressFieldTexts = {
  city: FieldTexts;
  state: FieldTexts;
  zip: FieldTexts;
  suggestions: StreetFieldTexts;
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

const maxLengths = longestAddressParts;

const plainParts = [
  { part: 'city', autoComplete: 'address-level2', isWide: true },
  { part: 'state', autoComplete: 'address-level1', isWide: false },
  { part: 'zip', autoComplete: 'postal-code', isWide: false },
] as const;

/**
 * The address of the book-now form: a street with suggestions, and the parts that a chosen one fills as
 * fields of their own, so that it is whole without any script of maps (design decision 17).
 */
export function AddressField({ texts, value, onChange, isRequired, ...street }: AddressFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  const suggestions = useAddressSuggestions();

  const change = (parts: Partial<AddressParts>): void => {
    // Autofill changes several fields at once, before any of them is drawn again.
    latest.current = { ...latest.current, ...parts };
    onChange(latest.current);
  };

  const handleChoose = async (suggestion: PlaceSuggestion): Promise<void> => {
    // The whole line stands there until its parts are known, and stays where they cannot be.
    change({ street: suggestion.text });
    const parts = await suggestions.choose(suggestion);
    if (parts) change(parts);
  };

  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  // What was typed before the scripts arrived is in the fields and nowhere else.
  useLayoutEffect(() => {
    const typed: Partial<AddressParts> = {};
    for (const input of group.current?.querySelectorAll<HTMLInputElement>('input[data-part]') ?? []) {
      const part = input.dataset.part as keyof AddressParts;
      if (input.value !== '' && input.value !== value[part]) typed[part] = input.value;
    }
    if (Object.keys(typed).length > 0) change(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the scripts have arrived
  }, []);

  return (
    <div className={styles.group} ref={group}>
      <StreetField
        {...street}
        texts={texts.suggestions}
        isRequired={isRequired}
        maxLength={maxLengths.street}
        value={value.street}
        suggestions={suggestions}
        onType={(typed) => change({ street: typed })}
        onChoose={handleChoose}
      />
      {plainParts.map(({ part, autoComplete, isWide }) => (
        <div key={part} className={isWide ? `${fieldStyles.field} ${styles.wide}` : fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={`${id}-${part}`}>
            {texts[part].label}
          </label>
          {texts[part].hint && (
            <p className={fieldStyles.hint} id={`${id}-${part}-hint`}>
              {texts[part].hint}
            </p>
          )}
          <input
            className={fieldStyles.control}
            id={`${id}-${part}`}
            data-part={part}
            aria-describedby={texts[part].hint && `${id}-${part}-hint`}
            aria-required={isRequired}
            autoComplete={autoComplete}
            enterKeyHint="next"
            maxLength={maxLengths[part]}
            value={value[part]}
            onChange={(event) => {
              // A chosen address that is still on its way is not to write over what is being mended.
              suggestions.dismiss();
              change({ [part]: event.target.value });
            }}
          />
        </div>
      ))}
    </div>
  );
}
