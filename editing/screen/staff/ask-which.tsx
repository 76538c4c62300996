import { createRoot } from 'react-dom/client';
import { type ReactNode, useState } from 'react';
import type { AskWhich, Difference, Side } from '../../content/merge-texts';
import { Button } from './button';
import { nameText } from './place';

type ChoicesProps = { name: string; differences: Difference[]; onChoose: (mine?: string[]) => void };

function Choices({ name, differences, onChoose }: ChoicesProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ field, side }: Difference): Side => chosen[field] ?? side;
  const fields = (isMine: (difference: Difference) => boolean): string[] =>
    differences.filter(isMine).map(({ field }) => field);
  return (
    <>
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
              {side === 'mine' ? 'Mine' : 'Theirs'}
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

export function ask<Answer>(
  title: string,
  draw: (onAnswer: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> {
  const dialog = document.createElement('dialog');
  dialog.id = 'staff-dialog';
  dialog.setAttribute('aria-labelledby', 'staff-dialog-title');
  document.body.append(dialog);
  const root = createRoot(dialog);
  return new Promise<Answer | undefined>((resolve) => {
    dialog.addEventListener('close', () => resolve(undefined));
    root.render(
      <>
        <h2 id="staff-dialog-title">{title}</h2>
        {draw(resolve)}
      </>,
    );
    dialog.showModal();
  }).finally(() => {
    root.unmount();
    dialog.remove();
  });
}

export const askWhich: AskWhich = (path, differences) =>
  ask('Somebody else has changed this too', (onChoose) => (
    <Choices name={nameText(path, '')} differences={differences} onChoose={onChoose} />
  ));

export const askToGoOnHere = (): Promise<unknown> =>
  ask('Changed in another tab', (onAnswer) => (
    <>
      <p>This is open in another tab of your browser, and you changed it there.</p>
      <p className="staff-buttons">
        <Button isMain onClick={() => onAnswer()}>
          Go on here with what it has now
        </Button>
      </p>
    </>
  ));
