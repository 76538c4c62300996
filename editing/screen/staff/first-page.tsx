import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../../content/ask-server';
import type { ContentSnapshot } from '../../content/content-snapshot';
import type { Live, Standing, WaitingChange } from '../../content/standing';
import { changeOnServer } from './change-on-server';
import { DeletedList } from './deleted-list';
import { NeedsList } from './needs-list';
import { FirstHeading } from './first-heading';
import { nameEntry } from './place';
import { PutLive } from './put-live';
import { timeInWords } from './time-in-words';
import { WaitingList } from './waiting-list';

type Undone = { path: string; words: string; was: string | null; now: string | null };

function liveWords({ source, since, siteUrl }: Live): string {
  if (source === 'site')
    return since === null
      ? `${siteUrl} says itself which version it shows.`
      : `${siteUrl} was last put live ${timeInWords(since)}.`;
  if (source === 'repository')
    return `${siteUrl} does not say which version it shows. What this machine last sent or fetched is taken for live here.`;
  return `Nobody can say from here what is live on ${siteUrl}. The last commit is taken for live here.`;
}

const nothingWords: Record<Live['source'], string> = {
  site: 'Nothing: all that is saved is live.',
  repository: 'Nothing: all that is saved was sent.',
  nobody: 'Nothing: all that is saved is in a commit.',
};

/** What is saved and not live, with everything that can be done about it. */
function Waiting({ standing, load }: { standing: Standing; load: () => void }) {
  const [message, setMessage] = useState('');
  const [undone, setUndone] = useState<Undone>();
  const [isBusy, setIsBusy] = useState(false);
  const { changes, left, live, obstacle, sent } = standing;
  const run = async (task: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await task().catch((error: Error) => setMessage(error.message));
    setIsBusy(false);
    load();
  };
  const undo = (change: WaitingChange) =>
    run(async () => {
      const path = `content/${change.path}`;
      const words = nameEntry(change.path, change.name);
      const answer = await changeOnServer<Partial<Undone>>('undo', { path, id: change.id });
      const { was, now } = answer;
      setUndone(was === undefined || now === undefined ? undefined : { path, words, was, now });
      setMessage(`Undone: ${words} is as it is live.${answer.words ?? ''}`);
    });
  const redo = ({ path, words, was, now }: Undone) =>
    run(async () => {
      await (was === null
        ? changeOnServer('deleteFiles', { paths: [{ path, read: now }] })
        : changeOnServer('persistEntry', { dataFiles: [{ path, raw: was, read: now }] }));
      setUndone(undefined);
      setMessage(`${words} is changed again.`);
    });
  return (
    <section aria-labelledby="staff-waiting">
      <h2 id="staff-waiting">Saved, and not live yet</h2>
      {changes.length === 0 && obstacle === undefined && <p>{nothingWords[live.source]}</p>}
      <WaitingList changes={changes} left={left} isBusy={isBusy} onUndo={(change) => void undo(change)} />
      <output className="staff-note">{message}</output>
      {undone && (
        <button type="button" className="staff-button" disabled={isBusy} onClick={() => void redo(undone)}>
          Do it again after all
        </button>
      )}
      {obstacle === undefined ? (
        <PutLive hasUnsent={changes.some(({ state }) => state === 'saved')} sent={sent} onDone={load} />
      ) : (
        <p className="staff-note">{obstacle}</p>
      )}
      <DeletedList
        onBroughtBack={(words) => {
          setMessage(words);
          load();
        }}
        onError={setMessage}
      />
    </section>
  );
}

/** The first page on one machine: what is live, what is not, and what needs a hand. */
export function FirstPage({ snapshot }: { snapshot: ContentSnapshot }) {
  const [standing, setStanding] = useState<Standing>();
  const [error, setError] = useState('');
  const load = useCallback((): void => {
    askServer<Standing>('standing').then(
      (answer) => {
        setStanding(answer);
        setError('');
      },
      ({ message }: Error) => setError(message),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <>
      <FirstHeading snapshot={snapshot} />
      <div role="alert">{error !== '' && <p className="staff-note">{error}</p>}</div>
      {!standing && error === '' && <p>Looking at what is live.</p>}
      {standing && (
        <>
          <Waiting standing={standing} load={load} />
          <section aria-labelledby="staff-needs">
            <h2 id="staff-needs">What needs a hand</h2>
            <NeedsList needs={standing.needs} />
          </section>
          <section aria-labelledby="staff-live">
            <h2 id="staff-live">What is live</h2>
            <p>{liveWords(standing.live)}</p>
          </section>
        </>
      )}
    </>
  );
}
