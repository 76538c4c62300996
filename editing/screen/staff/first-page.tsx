import { useCallback, useEffect, useState } from 'react';
import type { ContentSnapshot } from '../../content/content-snapshot';
import type { CloneRepository, Live, Standing, WaitingChange } from '../../content/repository';
import type { StaffActions, Undone } from '../../content/staff-actions';
import { DeletedList } from './deleted-list';
import { NeedsList } from './needs-list';
import { FirstHeading } from './first-heading';
import { nameEntry } from './place';
import { PutLive } from './put-live';
import { timeInWords } from './time-in-words';
import { WaitingList } from './waiting-list';

type Staff = StaffActions<CloneRepository>;

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
function Waiting({ staff, standing, load }: { staff: Staff; standing: Standing; load: () => void }) {
  const [message, setMessage] = useState('');
  const [undone, setUndone] = useState<{ name: string; redo: Undone['redo'] }>();
  const [isBusy, setIsBusy] = useState(false);
  const { changes, left, live, base = '', obstacle, sent } = standing;
  const run = async (task: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await task().catch((error: Error) => setMessage(error.message));
    setIsBusy(false);
    load();
  };
  const undo = (change: WaitingChange) =>
    run(async () => {
      const name = nameEntry(change.path, change.name);
      const { words, redo } = await staff.undo(change, base);
      setUndone(redo && { name, redo });
      setMessage(`Undone: ${name} is as it is live.${words}`);
    });
  const redo = () =>
    run(async () => {
      await undone?.redo?.();
      setUndone(undefined);
      setMessage(`${undone?.name} is changed again.`);
    });
  return (
    <section aria-labelledby="staff-waiting">
      <h2 id="staff-waiting">Saved, and not live yet</h2>
      {changes.length === 0 && obstacle === undefined && <p>{nothingWords[live.source]}</p>}
      <WaitingList changes={changes} left={left} isBusy={isBusy} onUndo={(change) => void undo(change)} />
      <output className="staff-note">{message}</output>
      {undone && (
        <button type="button" className="staff-button" disabled={isBusy} onClick={() => void redo()}>
          Do it again after all
        </button>
      )}
      {obstacle === undefined ? (
        <PutLive
          repository={staff.repository}
          hasUnsent={changes.some(({ state }) => state === 'saved')}
          sent={sent}
          onDone={load}
        />
      ) : (
        <p className="staff-note">{obstacle}</p>
      )}
      <DeletedList
        staff={staff}
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
export function FirstPage({ staff, snapshot }: { staff: Staff; snapshot: ContentSnapshot }) {
  const [standing, setStanding] = useState<Standing>();
  const [error, setError] = useState('');
  const load = useCallback((): void => {
    staff.repository.standing().then(
      (answer) => {
        setStanding(answer);
        setError('');
      },
      ({ message }: Error) => setError(message),
    );
  }, [staff]);
  useEffect(load, [load]);
  return (
    <>
      <FirstHeading snapshot={snapshot} />
      <div role="alert">{error !== '' && <p className="staff-note">{error}</p>}</div>
      {!standing && error === '' && <p>Looking at what is live.</p>}
      {standing && (
        <>
          <Waiting staff={staff} standing={standing} load={load} />
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
