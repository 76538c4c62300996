import { Band } from '../../../shared/ui/band';

type ParagraphsProps = { id: string; title: string; items: string[]; surface?: 'page' | 'sheet' | 'quiet' };

export function Paragraphs({ id, title, items, surface }: ParagraphsProps) {
  return (
    <Band surface={surface} labelledBy={id}>
      <div className="columns">
        <h2 id={id}>{title}</h2>
        <div className="stack gap-4 measure">
          {items.map((item) => (
            <p key={item}>{item}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
