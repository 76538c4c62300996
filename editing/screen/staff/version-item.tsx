import { useState } from 'react';
import type { FormerVersion } from '../../content/staff-actions';
import { Button } from './button';
import { listDifferences, nameDifferences } from './text-differences';
import { timeInWords } from './time-in-words';

/** What differs between two versions, word for word: struck out what goes, underlined what comes. */
function DifferenceList({ file, before, after }: { file: string; before: string; after: string }) {
  const differences = listDifferences(file, before, after);
  if (differences.length === 0) return <p>The same words.</p>;
  return (
    <ul className="staff-differences">
      {differences.map(({ label, words }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two differences may be the same
        <li key={index}>
          <strong>{label}: </strong>
          {words.map(({ removed, added, value }, place) => {
            const Mark = removed ? 'del' : added ? 'ins' : 'span';
            // oxlint-disable-next-line react/no-array-index-key -- words repeat
            return <Mark key={place}>{value}</Mark>;
          })}
        </li>
      ))}
    </ul>
  );
}

type VersionItemProps = {
  /** Relative to the content folder. */
  file: string;
  version: FormerVersion;
  /** The present text; null where the entry was deleted. */
  now: string | null;
  bringBack: (id: string) => void;
};

/** One former version: what was changed by whom and when, what bringing it back would change, and the button for it. */
export function VersionItem({ file, version, now, bringBack }: VersionItemProps) {
  const { id, who, when, text, before, isDeletion, isNow, isLive } = version;
  const [isShown, setIsShown] = useState(false);
  const changed = !isDeletion && before ? nameDifferences(file, before, text) : '';
  const time = timeInWords(when);
  const what = isDeletion ? 'Deleted' : changed === '' ? 'Saved' : `${changed} changed`;
  const of = `${what} ${time}`;
  return (
    <li>
      <p>
        <strong>{what}</strong> {time} by {who}.{isNow && ' It is the same now.'}
        {isLive && ' This is live.'}
      </p>
      {!isDeletion && !isNow && (
        <p className="staff-buttons">
          <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)} of={of}>
            What differs
          </Button>
          <Button onClick={() => bringBack(id)} of={of}>
            Bring this back
          </Button>
        </p>
      )}
      {isShown && (
        <div>
          <p>Bringing it back takes out what is struck through, and puts in what is underlined:</p>
          <DifferenceList file={file} before={now ?? ''} after={text} />
        </div>
      )}
    </li>
  );
}
