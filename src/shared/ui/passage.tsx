import type { ReactNode } from 'react';
import { Band } from './band';

type PassageProps = {
  id: string;
  texts: { title: string; text: string };
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  level?: 1 | 2;
  children?: ReactNode;
};

export function Passage({ id, texts, surface, level = 2, children }: PassageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Band surface={surface} labelledBy={id}>
      <div className="columns halves">
        <Heading id={id}>{texts.title}</Heading>
        <div className="stack gap-5">
          <p className="measure lead-size">{texts.text}</p>
          {children && <p>{children}</p>}
        </div>
      </div>
    </Band>
  );
}
