import { listDifferences } from './text-differences';

type DifferenceListProps = { file: string; before: string; after: string };

/** What differs between two versions, word for word: struck out what goes, underlined what comes. */
export function DifferenceList({ file, before, after }: DifferenceListProps) {
  const differences = listDifferences(file, before, after);
  if (differences.length === 0) return <p>The same words.</p>;
  return (
    <ul className="staff-differences">
      {differences.map(({ label, words }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two differences may be the same
        <li key={index}>
          <strong>{label}: </strong>
          {words.map(({ kind, item }, place) => {
            const Mark = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span';
            // oxlint-disable-next-line react/no-array-index-key -- words repeat
            return <Mark key={place}>{item}</Mark>;
          })}
        </li>
      ))}
    </ul>
  );
}
