import { Band } from '../../ui/band';
import { LinkedText, type LinkedWords } from '../../ui/linked-text';

type ElsewhereProps = {
  /** Names the cities as `{cities}`. */
  text: string;
  cities: LinkedWords;
};

/** A line that leads a visitor of another city to its pages. Nothing where there are none nearby. */
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
