import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { searchIn } from '../../content/search-content';
import { Button } from './button';
import { fieldAddress, nameText } from './place';
import { useLoaded } from './use-task';

const shownAtOnce = 12;
const fewestCharacters = 2;

/** The search of the first page: each text that is found is a link to its field, the best one first. */
export function FindText({ snapshot }: { snapshot: ContentSnapshot }) {
  const id = useId();
  const [words, setWords] = useState('');
  const { value: files } = useLoaded(() => snapshot.files());
  const [most, setMost] = useState(shownAtOnce);
  const search = useMemo(() => files && searchIn(files), [files]);
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => (sought.trim().length >= fewestCharacters ? search?.(sought) : undefined),
    [search, sought],
  );
  return (
    <search className="staff-find">
      <label htmlFor={id}>Find words of the site</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="A few words as visitors read them"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setMost(shownAtOnce);
        }}
      />
      <output>
        {found?.length === 0 && 'No text has these words.'}
        {found &&
          found.length > 0 &&
          `${found.length} ${found.length === 1 ? 'text' : 'texts'}, the best first.`}
      </output>
      {found && (
        <ul className="staff-list">
          {found.slice(0, most).map(({ file, name, field, text }) => (
            <li key={`${file} ${field} ${text}`}>
              <a href={fieldAddress({ words: text, file, field })}>
                <strong>{nameText(file, field, name)}</strong> {text || 'Nothing yet.'}
              </a>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > most && <Button onClick={() => setMost(most + shownAtOnce)}>Show more</Button>}
    </search>
  );
}
