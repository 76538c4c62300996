import { Icon } from '../../../shared/ui/icon';
import { memo, useDeferredValue, useId, useState } from 'react';
import { fillText } from '../../../shared/text/fill-text';
import { findItems, pickedOf, type HaulItem } from '../rules/haul';
import { useTypedText } from '../../../shared/ui/use-typed-text';
import type { HaulFile } from '../services/haul-file';
import type { Picker } from '../hooks/use-picker';
import { SearchField } from '../../../shared/ui/search-field';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import * as styles from './item-list.lazy.module.css';

/** Which items are listed: those of a group, by its number, or those that were on the truck when the visitor asked. */
type Listed = number | { ids: readonly string[] };

export function ItemList({ file, picker }: { file: HaulFile; picker: Picker }) {
  const id = useId();
  const { input, typed, handleType, clear } = useTypedText();
  const [listed, setListed] = useState<Listed>(0);
  const { items, haul } = picker;
  const { groups, picker: words } = file;
  const picked = pickedOf(haul.picks, items);
  const pieces = picked.reduce((sum, { count }) => sum + count, 0);
  const isSearch = typed.trim() !== '';
  const isOwn = typeof listed === 'object';
  const ofGroup = isOwn
    ? items.filter((item) => listed.ids.includes(item.id))
    : (groups[listed]?.items ?? []);
  const shown = isSearch ? findItems(typed, items) : ofGroup;
  // Rendered after the rest of the picker, which is as large without them.
  const rows = useDeferredValue(shown, []);
  const show = (next: Listed): void => {
    if (isSearch) clear();
    setListed(next);
  };
  const nothing = isSearch ? words.none : words.yoursEmpty;
  return (
    <div className={`stack gap-4 ${styles.items}`}>
      <LazyStyles of={styles} />
      <SearchField id={id} label={words.search} enterKeyHint="search" ref={input} onChange={handleType} />
      <fieldset className={`flex gap-2 shrinkable ${styles.groups}`}>
        <legend className="visually-hidden">{words.groupsName}</legend>
        <Group
          label={`${words.yours} (${pieces})`}
          isOn={!isSearch && isOwn}
          onPress={() => show({ ids: picked.map(({ item }) => item.id) })}
        />
        {groups.map(({ title }, index) => (
          <Group key={title} label={title} isOn={!isSearch && listed === index} onPress={() => show(index)} />
        ))}
      </fieldset>
      <ul className={`stack ${styles.list}`}>
        {rows.map((item) => (
          <Item
            key={item.id}
            item={item}
            words={words}
            count={haul.picks[item.id] ?? 0}
            change={picker.changeCount}
          />
        ))}
      </ul>
      <output className="hidden-if-empty" htmlFor={id}>
        {shown.length === 0 && nothing}
      </output>
    </div>
  );
}

function Group({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      className={`pill small no-shrink semibold px-3 ${styles.group}`}
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

type ItemProps = { item: HaulItem; words: HaulFile['picker']; count: number; change: Picker['changeCount'] };

/** Rendered again only for its own count: a list may have a hundred. */
const Item = memo(function Item({ item, words, count, change }: ItemProps) {
  const { id, name, cubicFeet } = item;
  const named = { thing: name };
  const weight = count > 0 ? 'bold' : '';
  return (
    <li className={`grid middle rule-below ${styles.item}`}>
      <span className={`capital ${weight}`}>{name}</span>
      <span className="small soft">{fillText(words.volume, { count: String(cubicFeet) })}</span>
      <span className={`row ${styles.stepper}`}>
        <button
          className={`quiet-on-hover centered round action-text pressable wide-target ${styles.step}`}
          type="button"
          aria-label={fillText(words.remove, named)}
          aria-disabled={count === 0}
          onClick={() => change(id, -1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <span className={`tabular centered-text ${weight} ${styles.count}`}>{count}</span>
        <button
          className={`quiet-on-hover centered round action-text pressable wide-target ${styles.step}`}
          type="button"
          aria-label={fillText(words.add, named)}
          onClick={() => change(id, 1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </span>
    </li>
  );
});
