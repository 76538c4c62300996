import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import type { Difference, Side } from '../../content/merge-texts';
import { Button } from './button';

type AskWhichProps = {
  /** What is edited, in words. */
  name: string;
  differences: Difference[];
  /** Called with the fields that are to be mine; with nothing where nothing is to be saved. */
  onChoose: (mine?: string[]) => void;
};

const sides = { mine: 'Mine', theirs: 'Theirs' } as const;

function AskWhich({ name, differences, onChoose }: AskWhichProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ field, side }: Difference): Side => chosen[field] ?? side;
  const fields = (isMine: (difference: Difference) => boolean): string[] =>
    differences.filter(isMine).map(({ field }) => field);
  return (
    <>
      <h2>Somebody else has changed this too</h2>
      <p>{name} was saved by somebody else since you opened it. Choose which text stays.</p>
      {differences.map((difference) => (
        <fieldset key={difference.field}>
          <legend>
            <strong>{difference.label}</strong>
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={difference.field}
                checked={sideOf(difference) === side}
                onChange={() => setChosen({ ...chosen, [difference.field]: side })}
              />{' '}
              {sides[side]}
              <q>{difference[side] || '(nothing)'}</q>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="staff-buttons">
        <Button isMain onClick={() => onChoose(fields((each) => sideOf(each) === 'mine'))}>
          Save what is chosen
        </Button>
        <Button onClick={() => onChoose(fields(() => true))}>All mine</Button>
        <Button onClick={() => onChoose([])}>All theirs</Button>
        <Button onClick={() => onChoose()}>Not now</Button>
      </p>
    </>
  );
}

/** Shows both texts of an entry side by side; gives the fields that are to be mine, or nothing. */
export function askWhich(name: string, differences: Difference[]): Promise<string[] | undefined> {
  const dialog = document.createElement('dialog');
  dialog.id = 'staff-which';
  document.body.append(dialog);
  const root = createRoot(dialog);
  return new Promise<string[] | undefined>((resolve) => {
    dialog.addEventListener('close', () => resolve(undefined));
    root.render(<AskWhich name={name} differences={differences} onChoose={resolve} />);
    dialog.showModal();
  }).finally(() => {
    root.unmount();
    dialog.remove();
  });
}
