import type { ReactNode } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { StaffActions } from '../../../content/staff-actions';
import { readPhones } from '../../../preview/draw-page';
import { PreviewFrame } from '../../../preview/preview-frame';
import { Refusal } from '../form';
import { List, Section } from '../parts';
import { firstPage } from '../place';
import { useLatest, useLoaded } from '../use-task';

export type Loaded = { files: ContentFile[]; phones: Record<string, string> | undefined };

type ContentPageProps = { staff: StaffActions; title: string; children: (loaded: Loaded) => ReactNode };

export function ContentPage({ staff: { repository }, title, children }: ContentPageProps) {
  const { value, error } = useLoaded(async () => ({
    files: await repository.read(),
    phones: await readPhones(),
  }));
  const shown = value ? children(value) : error;
  if (typeof shown !== 'string') return shown;
  return (
    <>
      <h1>{title}</h1>
      <Refusal words={shown} />
      {shown === '' && <p>Reading the content.</p>}
      <a href={firstPage}>First page</a>
    </>
  );
}

/** Puts the bar above the frame: React itself knows nothing of it. */
function frameIn(frame: HTMLElement | null) {
  const shown = frame && new PreviewFrame(frame);
  return () => shown?.remove();
}

type Drawn = { page: string | undefined; missing: ReactNode[] };
type DrawnPageProps = { title: string; draw: () => Promise<Drawn>; values: unknown[] };

/** The page as a form makes it, drawn anew when one of the values changes; or what has to be right first. */
export function DrawnPage({ title, draw, values }: DrawnPageProps) {
  const drawn = useLatest(draw, values);
  return (
    <Section title={title}>
      <output>
        {!drawn && 'Checking it.'}
        {drawn &&
          (drawn.missing.length > 0 ? 'This has to be right first:' : 'The site can be built with it.')}
      </output>
      <List items={drawn?.missing ?? []}>{(line) => line}</List>
      {drawn?.page !== undefined && (
        <div className="staff-preview">
          <iframe ref={frameIn} srcDoc={drawn.page} sandbox="allow-same-origin" title={title} />
        </div>
      )}
    </Section>
  );
}
