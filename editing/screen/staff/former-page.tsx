import { useState } from 'react';
import type { FormerVersion, StaffActions } from '../../content/staff-actions';
import { Button, LinkButton } from './button';
import { List } from './parts';
import { entryOf, firstPage, nameEntry } from './place';
import { listDifferences, nameDifferences } from './text-differences';
import { timeInWords } from './time-in-words';
import { useLoaded, useTask } from './use-task';

function DifferenceList({ file, before, after }: { file: string; before: string; after: string }) {
  const differences = listDifferences(file, before, after);
  if (differences.length === 0) return <p>The same words.</p>;
  return (
    <List items={differences} className="staff-differences">
      {({ label, words }) => (
        <>
          <strong>{label}: </strong>
          {words.map(({ removed, added, value }, place) => {
            const Mark = removed ? 'del' : added ? 'ins' : 'span';
            // oxlint-disable-next-line react/no-array-index-key -- words repeat
            return <Mark key={place}>{value}</Mark>;
          })}
        </>
      )}
    </List>
  );
}

type VersionItemProps = {
  file: string;
  version: FormerVersion;
  now: string | null;
  isBusy: boolean;
  bringBack: () => void;
};

function VersionItem({ file, version, now, isBusy, bringBack }: VersionItemProps) {
  const { who, when, text = '', before, isDeletion, isNow, isLive } = version;
  const [isShown, setIsShown] = useState(false);
  const changed = !isDeletion && before ? nameDifferences(file, before, text) : '';
  const time = timeInWords(when);
  const what = isDeletion ? 'Deleted' : changed === '' ? 'Saved' : `${changed} changed`;
  const of = `${what} ${time}`;
  return (
    <>
      <p>
        <strong>{what}</strong> {time} by {who}.{isNow && ' It is the same now.'}
        {isLive && ' This is live.'}
      </p>
      {version.text !== undefined && !isNow && (
        <p className="staff-buttons">
          <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)} of={of}>
            What differs
          </Button>
          <Button disabled={isBusy} onClick={bringBack} of={of}>
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
    </>
  );
}

export function FormerPage({ path, staff }: { path: string; staff: StaffActions }) {
  const { value: found, error, reload } = useLoaded(() => staff.formerVersions(path));
  const { message, isBusy, run } = useTask();
  const entry = found?.now === null ? undefined : entryOf(path);
  return (
    <>
      <h1>Former versions</h1>
      <p>{nameEntry(path, found?.name)}</p>
      <p className="staff-buttons">
        {entry && <LinkButton href={entry.address}>Back to the entry</LinkButton>}
        <LinkButton href={firstPage}>First page</LinkButton>
      </p>
      <output className="staff-note">{message || error}</output>
      {!found && error === '' && <p>Looking them up.</p>}
      {found?.now === null && <p className="staff-note">It is deleted now.</p>}
      {found?.versions.length === 0 && <p>None yet: it was never put live.</p>}
      {found && (
        <List items={found.versions} keyOf={({ id }) => `${id} ${String(found.now)}`}>
          {(version) => (
            <VersionItem
              file={path}
              version={version}
              now={found.now}
              isBusy={isBusy}
              bringBack={() => void run(() => staff.bringBack(found, version).finally(reload))}
            />
          )}
        </List>
      )}
      {found && found.versions.length >= 30 && <p>Older ones may not be listed here.</p>}
    </>
  );
}
