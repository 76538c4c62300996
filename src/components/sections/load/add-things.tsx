import { Plus } from 'lucide-react';
import { useId } from 'react';
import { addOne, useLoad } from '../../../hooks/load/use-load';
import * as styles from './add-things.module.css';

/** A thing that a button puts on the truck. */
export type AddedThing = { id: string; name: string };

type AddThingsProps = { title: string; things: readonly AddedThing[] };

/** The things of a service, each with a button that puts one on the truck and says how many are there. */
export function AddThings({ title, things }: AddThingsProps) {
  const id = useId();
  const { picks } = useLoad();
  return (
    <div className={styles.add}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.things} aria-labelledby={id}>
        {things.map((thing) => (
          <li key={thing.id}>
            <button className={styles.thing} type="button" onClick={() => addOne(thing.id)}>
              <Plus className={styles.icon} aria-hidden="true" />
              {thing.name}
              {picks[thing.id] ? <span className={styles.count}>{picks[thing.id]}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
