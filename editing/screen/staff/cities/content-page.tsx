import { type ReactNode, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { StaffActions } from '../../../content/staff-actions';
import { readPhones } from '../../../preview/draw-page';
import { scaleFor, widths } from '../../../preview/preview-frame';
import { Button } from '../button';
import { Refusal } from '../form';
import { List, Section } from '../parts';
import { firstPage } from '../place';
import { useLatest, useLoaded } from '../use-task';

export type Loaded = { files: ContentFile[]; phones: Record<string, string> | undefined };

type ContentPageProps = {
  staff: StaffActions;
  title: string;
  children: (loaded: Loaded) => ReactNode;
};

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

const shownHeight = 900;

function PageFrame({ title, page }: { title: string; page: string }) {
  const [width, setWidth] = useState<number>(widths.Phone);
  const [space, setSpace] = useState<number>(widths.Phone);
  const scale = scaleFor(width, space);
  return (
    <>
      <p className="staff-buttons">
        {Object.entries(widths).map(([name, pixels]) => (
          <Button key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
            {name}, {pixels}
          </Button>
        ))}
      </p>
      <div
        ref={(element) => setSpace(element?.clientWidth ?? widths.Phone)}
        className="staff-preview"
        style={{ height: shownHeight * scale }}
      >
        <iframe
          srcDoc={page}
          sandbox="allow-same-origin"
          title={title}
          style={{ width, height: shownHeight, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
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
      {drawn?.page !== undefined && <PageFrame title={title} page={drawn.page} />}
    </Section>
  );
}
