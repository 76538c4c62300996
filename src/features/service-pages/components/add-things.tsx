import { Plus } from 'lucide-react';
import { useId } from 'react';
import { addOne, useLoad } from '../../load/hooks/use-load';
import * as styles from './service-list.module.css';

type AddThingsProps = { title: string; things: readonly { id: string; name: string }[] };

/** The things of a service, each with a button that puts one on the truck that fills and says how many are there. */
export function AddThings({ title, things }: AddThingsProps) {
  const id = useId();
  const { picks } = useLoad();
  return (
    <div className={styles.add}>
      <p id={id}>{title}</p>
      <ul className={styles.things} aria-labelledby={id}>
        {things.map((thing) => {
          const count = picks[thing.id];
          return (
            <li key={thing.id}>
              <button className={styles.jump} type="button" onClick={() => addOne(thing.id)}>
                <Plus size={18} aria-hidden="true" />
                {count ? `${thing.name} (${count})` : thing.name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
