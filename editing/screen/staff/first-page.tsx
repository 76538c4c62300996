import type { ContentSnapshot } from '../../content/content-snapshot';
import type { CloneRepository, Live } from '../../content/repository';
import type { StaffActions } from '../../content/staff-actions';
import { FirstHeading } from './first-heading';
import { NeedsList } from './needs-list';
import { timeInWords } from './time-in-words';
import { useLoaded } from './use-task';
import { Waiting } from './waiting';

function liveWords({ isKnown, since, siteUrl }: Live): string {
  if (since !== null) return `${siteUrl} was last put live ${timeInWords(since)}.`;
  return isKnown
    ? `${siteUrl} says itself which version it shows.`
    : `${siteUrl} does not say which version it shows. What this machine last sent or fetched is taken for live here.`;
}

type FirstPageProps = { staff: StaffActions<CloneRepository>; snapshot: ContentSnapshot };

/** The first page on one machine: what is live, what is not, and what needs a hand. */
export function FirstPage({ staff, snapshot }: FirstPageProps) {
  const { value: standing, error, reload } = useLoaded(() => staff.repository.standing());
  return (
    <>
      <FirstHeading snapshot={snapshot} />
      <div role="alert">{error !== '' && <p className="staff-note">{error}</p>}</div>
      {!standing && error === '' && <p>Looking at what is live.</p>}
      {standing && (
        <>
          <Waiting staff={staff} standing={standing} load={reload} />
          <NeedsList needs={standing.needs} />
        </>
      )}
      {standing?.live && (
        <section aria-labelledby="staff-live">
          <h2 id="staff-live">What is live</h2>
          <p>{liveWords(standing.live)}</p>
        </section>
      )}
    </>
  );
}
