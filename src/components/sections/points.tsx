import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import { TickList } from '../ui/tick-list';

type PointsProps = {
  id: string;
  texts: { title: string; lead?: string; points: string[] };
  surface?: 'page' | 'sheet' | 'quiet';
};

/** A heading, a sentence and a list of short points. */
export function Points({ id, texts, surface }: PointsProps) {
  return (
    <Band surface={surface} labelledBy={id}>
      <HeadingGroup id={id} title={texts.title} lead={texts.lead} />
      <TickList items={texts.points} />
    </Band>
  );
}
