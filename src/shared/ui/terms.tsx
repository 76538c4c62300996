import type { Pages } from '../../content-model/types';
import { Band } from './band';

type TermsProps = { terms: Pages['text-terms']['terms'] };

export function Terms({ terms }: TermsProps) {
  return (
    <Band surface="sheet">
      <div className="stack gap-6 measure">
        {terms.map(({ title, text }) => (
          <section key={title} className="stack gap-2">
            <h2 className="h3">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Band>
  );
}
