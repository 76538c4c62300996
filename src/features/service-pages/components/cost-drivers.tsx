import type { LocalService } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import { HeadingGroup } from '../../../shared/ui/heading-group';
import * as styles from './cost-drivers.module.css';

type CostDriversProps = { title: string; cost: LocalService['cost'] };

/** What the price depends on: a text, and each factor with the reason. */
export function CostDrivers({ title, cost }: CostDriversProps) {
  return (
    <Band surface="sheet" labelledBy="cost">
      <div className={styles.columns}>
        <HeadingGroup id="cost" title={title} lead={cost.text} />
        <dl className={styles.drivers}>
          {cost.drivers.map((driver) => (
            <div key={driver.title} className={styles.driver}>
              <dt className={styles.title}>{driver.title}</dt>
              <dd className={styles.text}>{driver.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
