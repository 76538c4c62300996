import type { WaitingChange } from '../../content/repository';
import { entryOf, formerAddress, nameEntry } from './place';
import { timeInWords } from './time-in-words';

type WaitingListProps = {
  changes: WaitingChange[];
  left: number;
  isBusy: boolean;
  onUndo: (change: WaitingChange) => void;
};

const isText = (path: string): boolean => /\.(json|md)$/.test(path);

/** What is saved or sent and not live yet, in words, each with Undo. */
export function WaitingList({ changes, left, isBusy, onUndo }: WaitingListProps) {
  return (
    <>
      <ul className="staff-list">
        {changes.map((change) => {
          const { path, name, what, state, who, when } = change;
          const words = nameEntry(path, name);
          const entry = what === 'deleted' ? undefined : entryOf(path);
          const time = when === undefined ? '' : ` ${timeInWords(when)}`;
          return (
            <li key={path}>
              <p>
                {entry ? <a href={entry.address}>{words}</a> : <strong>{words}</strong>} {what}
                {time} by {who}.{state === 'sent' && ' Sent, and not live yet.'}
              </p>
              <p className="staff-buttons">
                {isText(path) && (
                  <a className="staff-button" href={formerAddress(path)}>
                    What differs<span className="staff-unseen">: {words}</span>
                  </a>
                )}
                <button
                  type="button"
                  className="staff-button"
                  disabled={isBusy}
                  onClick={() => onUndo(change)}
                >
                  Undo<span className="staff-unseen">: {words}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      {left > 0 && <p>And {left} more files.</p>}
    </>
  );
}
