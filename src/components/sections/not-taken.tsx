import type { Pages } from '../../content-model/types';
import { Band } from '../ui/band';
import { Card, CardGrid } from '../ui/card-grid';
import { HeadingGroup } from '../ui/heading-group';

type NotTakenProps = { texts: Pages['what-we-take']['notTaken'] };

export function NotTaken({ texts }: NotTakenProps) {
  return (
    <Band surface="quiet" labelledBy="not-taken">
      <HeadingGroup id="not-taken" title={texts.title} lead={texts.lead} />
      <CardGrid>
        {texts.items.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Band>
  );
}
