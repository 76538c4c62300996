import { useState } from 'react';
import { isImage } from '../../../src/content-model/reading/media-kinds';
import type { CloneRepository, DeletedEntry, Standing, WaitingChange } from '../../content/repository';
import { foldPictures, type StaffActions, type Undone, undoWithPictures } from '../../content/staff-actions';
import { Button, LinkButton } from './button';
import { entryOf, formerAddress, nameEntry } from './place';
import { PutLive } from './put-live';
import { nameDifferences } from './text-differences';
import { timeInWords } from './time-in-words';
import { useTask } from './use-task';

type ChangeItemProps = { change: WaitingChange; pictures: number; isBusy: boolean; onUndo: () => void };

function ChangeItem({ change, pictures, isBusy, onUndo }: ChangeItemProps) {
  const { path, name, what, state, who, when, now, live } = change;
  const changed = now !== null && live !== null ? `: ${nameDifferences(path, live, now)}` : '';
  const words = isImage(path) ? 'A photograph' : nameEntry(path, name);
  const entry = what === 'deleted' ? undefined : entryOf(path);
  return (
    <li>
      <p>
        {entry ? <a href={entry.address}>{words}</a> : <strong>{words}</strong>}
        {changed} {what}
        {when && ` ${timeInWords(when)}`} by {who}
        {pictures > 0 && ` with ${pictures} ${pictures === 1 ? 'photograph' : 'photographs'}`}.
        {state === 'sent' && ' Sent, and not live yet.'}
      </p>
      <p className="staff-buttons">
        {!isImage(path) && (
          <LinkButton href={formerAddress(path)} of={words}>
            What differs
          </LinkButton>
        )}
        <Button disabled={isBusy} onClick={onUndo} of={words}>
          Undo
        </Button>
      </p>
    </li>
  );
}

type DeletedListProps = { entries: DeletedEntry[] | undefined; onBringBack: (entry: DeletedEntry) => void };

function DeletedList({ entries, onBringBack }: DeletedListProps) {
  if (entries === undefined) return <p>Looking them up.</p>;
  if (entries.length === 0) return <p>None is known.</p>;
  return (
    <ul className="staff-list">
      {entries.map((entry) => {
        const words = nameEntry(entry.path, entry.name);
        return (
          <li key={entry.path}>
            <p>
              <a href={formerAddress(entry.path)}>{words}</a> deleted {timeInWords(entry.when)} by {entry.who}
              .
            </p>
            <p className="staff-buttons">
              <Button onClick={() => onBringBack(entry)} of={words}>
                Bring back
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type WaitingProps = { staff: StaffActions<CloneRepository>; standing: Standing; load: () => Promise<void> };

/** What is saved and not live, with everything that can be done about it. */
export function Waiting({ staff, standing, load }: WaitingProps) {
  const { message, isBusy, run } = useTask();
  const [undone, setUndone] = useState<{ name: string; redo: Undone['redo'] }>();
  const [deleted, setDeleted] = useState<DeletedEntry[]>();
  const { saves, changes, left, base = '', obstacle, sent } = standing;
  const undo = async (folded: ReturnType<typeof foldPictures>[number]): Promise<string> => {
    const { change } = folded;
    const name = nameEntry(change.path, change.name);
    const { words, redo } = await undoWithPictures(staff, folded, base);
    setUndone(redo && { name, redo });
    return `Undone: ${name} is as it is live.${words}`;
  };
  const redo = async (): Promise<string> => {
    await undone?.redo?.();
    setUndone(undefined);
    return `${undone?.name} is changed again.`;
  };
  const listDeleted = (): Promise<void> => staff.repository.deletedEntries().then(setDeleted);
  const bringBack = async ({ path, name }: DeletedEntry): Promise<string> => {
    const words = await staff.bringBack(path, undefined, null);
    await listDeleted();
    return `${nameEntry(path, name)}: ${words}`;
  };
  const runAndLoad = (task: () => Promise<string>): void => void run(() => task().finally(load));
  return (
    <section aria-labelledby="staff-waiting">
      <h2 id="staff-waiting">Saved, and not live yet</h2>
      {changes.length === 0 && obstacle === undefined && <p>Nothing: all that is saved is live.</p>}
      <ul className="staff-list">
        {foldPictures(changes).map((folded) => (
          <ChangeItem
            key={folded.change.path}
            change={folded.change}
            pictures={folded.pictures.length}
            isBusy={isBusy}
            onUndo={() => runAndLoad(() => undo(folded))}
          />
        ))}
      </ul>
      {left > 0 && <p>And {left} more files.</p>}
      <output className="staff-note">{message}</output>
      {undone && (
        <Button disabled={isBusy} onClick={() => runAndLoad(redo)}>
          Do it again after all
        </Button>
      )}
      {obstacle === undefined ? (
        <PutLive
          repository={staff.repository}
          saves={saves}
          isBusy={isBusy}
          run={run}
          hasUnsent={changes.some(({ state }) => state === 'saved')}
          sent={sent}
          onDone={load}
        />
      ) : (
        <p className="staff-note">{obstacle}</p>
      )}
      <details onToggle={({ currentTarget }) => void (currentTarget.open && run(listDeleted))}>
        <summary>Deleted entries</summary>
        <DeletedList entries={deleted} onBringBack={(entry) => runAndLoad(() => bringBack(entry))} />
      </details>
    </section>
  );
}
