import { Band } from '../../../shared/ui/band';
import { LinkedText, type LinkedWords } from '../../../shared/ui/linked-text';

type ElsewhereProps = {
  text: string;
  cities: LinkedWords;
};

export function Elsewhere({ text, cities }: ElsewhereProps) {
  if (cities.length === 0) return null;
  return (
    <Band>
      <p>
        <LinkedText text={text} links={{ cities }} />
      </p>
    </Band>
  );
}
