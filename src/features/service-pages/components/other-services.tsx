import { Band } from '../../../shared/ui/band';
import { LocalLinks } from './local-links';

type Links = { label: string; to: string }[];

type OtherServicesProps = {
  texts: { title: string; here: string; elsewhere: string };
  here: Links;
  elsewhere: Links;
};

/** Links from a page about a service in a city to the others of its kind. */
export function OtherServices({ texts, here, elsewhere }: OtherServicesProps) {
  return (
    <Band labelledBy="others">
      <h2 id="others">{texts.title}</h2>
      <LocalLinks title={texts.here} links={here} />
      <LocalLinks title={texts.elsewhere} links={elsewhere} />
    </Band>
  );
}
