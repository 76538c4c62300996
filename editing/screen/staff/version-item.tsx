import { useState } from 'react';
import type { Version } from '../../content/repository';
import { Button } from './button';
import { listDifferences } from './text-differences';
import { timeInWords } from './time-in-words';
import { useTask } from './use-task';

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
  version: Version;
  /** The present text; null where the entry was deleted. */
  now: string | null;
  readText: (id: string) => Promise<string>;
  bringBack: (id: string) => void;
};

/** One former version: who and when, what bringing it back would change, and the button for it. */
export function VersionItem({ file, version, now, readText, bringBack }: VersionItemProps) {
  const { id, who, when, words, isDeletion, isNow, isLive } = version;
  const [text, setText] = useState<string>();
  const { message, run } = useTask();
  const show = async (): Promise<string> => {
    setText(await readText(id));
    return '';
  };
  const time = timeInWords(when);
  const of = `${time}, ${words}`;
  return (
    <li>
      <p>
        <strong>{isDeletion ? 'Deleted' : 'Saved'} </strong>
        {time} by {who}: {words}.{isNow && ' It is the same now.'}
        {isLive && ' This is live.'}
      </p>
      {!isDeletion && !isNow && (
        <p className="staff-buttons">
          <Button onClick={() => void run(show)} of={of}>
            What differs
          </Button>
          <Button onClick={() => bringBack(id)} of={of}>
            Bring this back
          </Button>
        </p>
      )}
      <output>{message}</output>
      {text !== undefined && (
        <div>
          <p>Bringing it back takes out what is struck through, and puts in what is underlined:</p>
          <DifferenceList file={file} before={now ?? ''} after={text} />
        </div>
      )}
    </li>
  );
}
