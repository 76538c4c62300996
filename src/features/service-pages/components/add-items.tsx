import { Plus } from 'lucide-react';
import { useId } from 'react';
import { addOne, useLoad } from '../../load/hooks/use-load';
import * as styles from './service-list.module.css';

type AddItemsProps = { title: string; items: readonly { id: string; name: string }[] };

/** The items of a service, each with a button that puts one on the truck that fills and says how many are there. */
export function AddItems({ title, items }: AddItemsProps) {
  const id = useId();
  const { picks } = useLoad();
  return (
    <div className={`needs-scripts stack gap-2 ${styles.add}`}>
      <p id={id}>{title}</p>
      <ul className={styles.items} aria-labelledby={id}>
        {items.map((item) => {
          const count = picks[item.id];
          return (
            <li key={item.id}>
              <button className={`pill ${styles.jump}`} type="button" onClick={() => addOne(item.id)}>
                <Plus size={18} aria-hidden="true" />
                {count ? `${item.name} (${count})` : item.name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
