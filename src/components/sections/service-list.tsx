import type { Service } from '../../content-model/types';
import { Band } from '../ui/band';
import { TickList } from '../ui/tick-list';
import * as styles from './service-list.module.css';

type ServiceListProps = { services: Service[] };

/** Each service in full: what it covers, what fits in it, and how the awkward cases are handled. */
export function ServiceList({ services }: ServiceListProps) {
  return (
    <Band>
      <div className={styles.list}>
        {services.map(({ slug, title, description, items, note }) => (
          <section key={slug} className={styles.service} aria-labelledby={slug}>
            <div className={styles.words}>
              <h2 id={slug} className={styles.title}>
                {title}
              </h2>
              <p>{description}</p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <TickList items={items} />
          </section>
        ))}
      </div>
    </Band>
  );
}
