import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Site } from '../../../content-model/types';
import { fieldParts, useFieldId, type FieldProps } from '../../../shared/fields/field-parts';
import * as fieldStyles from '../../../shared/fields/field.module.css';
import { TextField } from '../../../shared/fields/text-field';
import { fillCount } from '../../../shared/site/fill-count';
import type { Mask } from '../../../shared/text/masks';
import { longestAddressParts } from '../../../shared/values/limits';
import { useAddressSuggestions, type AddressSuggestion } from '../hooks/use-address-suggestions';
import type { AddressName, AddressParts } from '../rules/address';
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

type StreetFieldTexts = Site['forms']['addressSuggestions'] & { language: string };

type StreetFieldProps = FieldProps & {
  texts: StreetFieldTexts;
  suggestions: ReturnType<typeof useAddressSuggestions>;
  onChoose: (suggestion: AddressSuggestion) => void;
};

function announce({ found, status }: StreetFieldProps['suggestions'], texts: StreetFieldTexts): string {
  if (status === 'filled') return texts.filled;
  if (status === 'idle') return '';
  if (found.length === 0) return texts.noneFound;
  return fillCount(texts.found, found.length, texts.language);
}

/** Only Enter or a press on an option chooses it; Escape and leaving the field close the list and keep the text. */
function StreetField(props: StreetFieldProps) {
  const { label, texts, registration, suggestions, onChoose } = props;
  const { found, search, close, dismiss, prepare } = suggestions;
  const id = useFieldId(registration.name);
  const { aria, hint, error } = fieldParts(id, props);
  const [isListWanted, setIsListWanted] = useState(false);
  const [highlight, setHighlight] = useState({ of: found, index: -1 });
  const combobox = useCombobox<AddressSuggestion>({
    id,
    inputId: id,
    items: found,
    itemToString: (item) => item?.text ?? '',
    // A choice fills the fields and is then forgotten.
    selectedItem: null,
    // The highlight of an earlier list means another address in this one.
    highlightedIndex: highlight.of === found ? highlight.index : -1,
    onHighlightedIndexChange: ({ highlightedIndex: index }) => setHighlight({ of: found, index }),
    isOpen: isListWanted && found.length > 0,
    onIsOpenChange: ({ isOpen }) => setIsListWanted(isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    stateReducer: (_, { type, changes }) => {
      const isLeaving = type === useCombobox.stateChangeTypes.InputBlur;
      return isLeaving ? { ...changes, selectedItem: null } : changes;
    },
  });
  const { highlightedIndex, isOpen, closeMenu } = combobox;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { isComposing, keyCode } = event.nativeEvent;
    const isOfInputMethod = isComposing || keyCode === 229;
    const isEnterOnNothing = event.key === 'Enter' && highlightedIndex === -1 && !isOfInputMethod;
    if (isEnterOnNothing) closeMenu();
    // As in other fields, Enter then goes on, and Home and End move within the text; a key of an input method never acts.
    if (isOfInputMethod || isEnterOnNothing || event.key === 'Home' || event.key === 'End')
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  // The control keeps its own value: downshift's would overwrite one that was filled in without an event.
  const { value: _, ...inputProps } = combobox.getInputProps({
    ...registration,
    className: `wide on-page scroll-room smooth quiet-on-hover ${fieldStyles.control}`,
    ...aria,
    // "street-address" is for text areas; a single line is "address-line1".
    autoComplete: 'address-line1',
    enterKeyHint: 'next',
    maxLength: longestAddressParts.street,
    onFocus: () => void prepare(),
    onKeyDown: handleKeyDown,
    onChange: ({ currentTarget }) => {
      void registration.onChange({ type: 'change', target: currentTarget });
      // Autofill writes into a field without the focus: a list would open over the next field.
      if (document.activeElement === currentTarget) search(currentTarget.value);
      else dismiss();
    },
    onBlur: (event) => {
      void registration.onBlur(event);
      setIsListWanted(false);
      close();
    },
  });

  return (
    <div className="stack gap-1 shrinkable whole-row">
      <label className="bold close-lines" {...combobox.getLabelProps()}>
        {label}
      </label>
      {hint}
      <div className="relative">
        <input
          {...inputProps}
          // An empty id is not valid HTML.
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
        />
        <div className={`absolute clip outlined rounded on-sheet ${styles.popup}`} hidden={!isOpen}>
          <ul className={styles.list} {...combobox.getMenuProps({ 'aria-label': texts.listName })}>
            {found.map((item, index) => (
              <li
                key={item.id}
                className={`pressable close-lines pointer px-3 py-2 ${styles.option}`}
                {...combobox.getItemProps({ item, index })}
              >
                <span className={`bold grid ${styles.title}`}>{item.title}</span>{' '}
                <span className="soft small">{item.detail}</span>
              </li>
            ))}
          </ul>
          <p className="soft small chip-padding rule-above">{texts.source}</p>
        </div>
      </div>
      <output className="visually-hidden">{announce(suggestions, texts)}</output>
      {error}
    </div>
  );
}
