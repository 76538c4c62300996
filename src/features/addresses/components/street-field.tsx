import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import { fillCount } from '../../../shared/site/fill-count';
import type { useAddressSuggestions, AddressSuggestion } from '../hooks/use-address-suggestions';
import * as styles from './address-field.module.css';
import { useFieldId, fieldParts, type FieldProps } from '../../../shared/fields/field-parts';
import * as fieldStyles from '../../../shared/fields/field.module.css';

export type StreetFieldTexts = {
  listName: string;
  found: string;
  noneFound: string;
  filled: string;
  source: string;
  language: string;
};

type StreetFieldProps = FieldProps & {
  maxLength: number;
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
export function StreetField(props: StreetFieldProps) {
  const { label, maxLength, texts, registration, suggestions, onChoose } = props;
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
    maxLength,
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
                <span className={`bold block ${styles.title}`}>{item.title}</span>{' '}
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
