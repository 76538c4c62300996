import type { ReactNode } from 'react';

type BandProps = {
  children: ReactNode;
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string | undefined;
  heading?: Omit<HeadingGroupProps, 'id'> | undefined;
  /** Whether a wide window has the heading beside the list that follows it. */
  isBeside?: boolean;
  hidden?: boolean;
};

export function Band({ children, surface = 'page', labelledBy, heading, isBeside, ...shown }: BandProps) {
  // Without a heading it is not a section of the page, only a background.
  const Stretch = labelledBy ? 'section' : 'div';
  return (
    <Stretch {...shown} className={`band on-${surface}`} aria-labelledby={labelledBy}>
      <Container isBeside={heading && isBeside}>
        {heading && <HeadingGroup {...heading} id={labelledBy} />}
        {children}
      </Container>
    </Stretch>
  );
}

type ContainerProps = { isBeside?: boolean | undefined; children: ReactNode };

export function Container({ isBeside, children }: ContainerProps) {
  return <div className={isBeside ? 'container beside' : 'container'}>{children}</div>;
}

type HeadingGroupProps = {
  id?: string | undefined;
  title: string;
  lead?: string;
  level?: 1 | 2 | 3 | undefined;
};

export function HeadingGroup({ id, title, lead, level = 2 }: HeadingGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="stack heading-group">
      <Heading id={id}>{title}</Heading>
      {lead && <p className="measure lead-size">{lead}</p>}
    </div>
  );
}
