import type { ReactNode } from 'react';
import type { Guide, Service, Site } from '../../../content-model/types';
import { guidePath } from '../../../shared/site/routes';
import { Band } from '../../../shared/ui/band';
import { LinkList } from '../../../shared/ui/link-list';
import { Picture } from '../../../shared/ui/picture';
import { SlashedText } from '../../../shared/ui/slashed-text';
import { TickList } from '../../../shared/ui/tick-list';
import { AddItems } from './add-items';
import * as styles from './service-list.module.css';

export type GuideLink = Pick<Guide, 'slug' | 'name' | 'service'>;

type ServiceListProps = {
  services: Service[];
  contentsName: string;
  /** What can be put on the truck that fills, where it is switched on. */
  load?: Pick<Site['load'], 'groups' | 'picker'> | undefined;
  /** The guides, each beside its service. */
  guides: GuideLink[];
  children?: ReactNode;
};

/** Each service in full: what it covers, which items belong to it, and how special cases are handled. */
export function ServiceList({ services, contentsName, load, guides, children }: ServiceListProps) {
  const offered = load?.groups.flatMap(({ items }) => items) ?? [];
  return (
    <Band surface="sheet">
      <nav aria-label={contentsName}>
        <ul className={styles.contents}>
          {services.map(({ slug, title }) => (
            <li key={slug}>
              <a className={`pill ${styles.jump}`} href={`#${slug}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <div className={styles.list}>
        {services.map(({ slug, title, description, items, note, drawing, photo }) => (
          <section key={slug} className={styles.service} aria-labelledby={slug}>
            <Picture
              className={styles.drawing}
              {...{ photo, drawing }}
              shape={4 / 3}
              share={{ phone: 100, wide: 50 }}
            />
            <div className={styles.words}>
              <h2 id={slug} className={styles.title}>
                <SlashedText text={title} />
              </h2>
              <p className="measure">{description}</p>
              {note && <p className="note">{note}</p>}
              <GuideLinks guides={guides.filter(({ service }) => service === slug)} />
            </div>
            <TickList items={items} inColumns />
            {load && offered.some(({ service }) => service === slug) && (
              <AddItems
                title={load.picker.addThings}
                items={offered.filter(({ service }) => service === slug)}
              />
            )}
          </section>
        ))}
      </div>
    </Band>
  );
}

function GuideLinks({ guides }: { guides: GuideLink[] }) {
  if (guides.length === 0) return null;
  const links = guides.map(({ slug, name }) => ({ label: name, to: guidePath(slug) }));
  return <LinkList className="cluster gap-4 small" linkClassName="target" links={links} />;
}
