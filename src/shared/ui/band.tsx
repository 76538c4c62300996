import type { ReactNode } from 'react';

type BandProps = {
  children: ReactNode;
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string | undefined;
  heading?: Omit<HeadingGroupProps, 'id'> | undefined;
  hidden?: boolean;
};

export function Band({ children, surface = 'page', labelledBy, heading, ...shown }: BandProps) {
  // Without a heading it is not a section of the page, only a background.
  const Stretch = labelledBy ? 'section' : 'div';
  return (
    <Stretch {...shown} className={`band on-${surface}`} aria-labelledby={labelledBy}>
      <Container>
        {heading && <HeadingGroup {...heading} id={labelledBy} />}
        {children}
      </Container>
    </Stretch>
  );
}

export function Container({ children }: { children: ReactNode }) {
  return <div className="container">{children}</div>;
}

type HeadingGroupProps = { id?: string | undefined; title: string; lead?: string; level?: 1 | 2 | 3 };

export function HeadingGroup({ id, title, lead, level = 2 }: HeadingGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="stack heading-group">
      <Heading id={id}>{title}</Heading>
      {lead && <p className="measure lead-size">{lead}</p>}
    </div>
  );
}
