import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { TickList } from '../../../shared/ui/tick-list';

type PointsProps = {
  id: string;
  texts: { title: string; lead?: string; items: string[] };
  surface?: 'page' | 'sheet' | 'quiet';
  drawing?: string;
};

export function Points({ id, texts, surface, drawing }: PointsProps) {
  if (texts.items.length === 0) return null;
  return (
    <Band surface={surface} labelledBy={id}>
      <div className="columns halves without-rows">
        <div>
          <HeadingGroup id={id} title={texts.title} lead={texts.lead} />
          {drawing && <Drawing className="only-beside narrow" name={drawing} />}
        </div>
        <TickList items={texts.items} />
      </div>
    </Band>
  );
}
