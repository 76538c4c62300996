import { Band } from '../../../shared/ui/band';
import { LocalLinks, type LocalLinksProps } from './local-links';

export function OtherServices({ title, lists }: { title: string; lists: LocalLinksProps[] }) {
  return (
    <Band labelledBy="others">
      <h2 id="others">{title}</h2>
      {lists.map((list) => (
        <LocalLinks key={list.title} {...list} />
      ))}
    </Band>
  );
}
