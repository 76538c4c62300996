import { useState } from 'react';
import type { CloneRepository, DeletedEntry } from '../../content/repository';
import type { StaffActions } from '../../content/staff-actions';
import { formerAddress, nameEntry } from './place';
import { timeInWords } from './time-in-words';

type DeletedListProps = {
  staff: StaffActions<CloneRepository>;
  onBroughtBack: (words: string) => void;
  onError: (words: string) => void;
};

/** The entries that were deleted, looked up when somebody asks for them. */
export function DeletedList({ staff, onBroughtBack, onError }: DeletedListProps) {
  const [entries, setEntries] = useState<DeletedEntry[]>();
  const load = () =>
    staff.repository.deletedEntries().then(setEntries, (error: Error) => onError(error.message));
  const bringBack = ({ path, name }: DeletedEntry) =>
    staff.bringBack(path, undefined, null).then(
      (words) => {
        onBroughtBack(`${nameEntry(path, name)}: ${words}`);
        return load();
      },
      (error: Error) => onError(error.message),
    );
  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary>Deleted entries</summary>
      {entries === undefined && <p>Looking them up.</p>}
      {entries?.length === 0 && <p>None is known.</p>}
      <ul className="staff-list">
        {entries?.map((entry) => {
          const words = nameEntry(entry.path, entry.name);
          return (
            <li key={entry.path}>
              <p>
                <a href={formerAddress(entry.path)}>{words}</a> deleted {timeInWords(entry.when)} by{' '}
                {entry.who}.
              </p>
              <p className="staff-buttons">
                <button type="button" className="staff-button" onClick={() => void bringBack(entry)}>
                  Bring back<span className="staff-unseen">: {words}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
