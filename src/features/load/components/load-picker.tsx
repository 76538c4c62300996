import { LaterStyles } from '../../../shared/ui/later-styles';
import { LoadParts, panel, type LoadPartsProps } from './load-parts';
import * as styles from './load-picker.later.module.css';

/** The truck that fills on a band of its own, beside the things to pick. */
export function LoadPicker(props: LoadPartsProps) {
  return (
    <LoadParts {...props}>
      {({ truck, things, facts }) => (
        <div className={styles.picker}>
          <LaterStyles of={styles} />
          <div className={styles.filling}>
            <div className={`${panel} ${styles.truck}`}>{truck}</div>
            <div className={`${panel} ${styles.things}`}>{things}</div>
          </div>
          <div className={`${panel} ${styles.facts}`}>{facts}</div>
        </div>
      )}
    </LoadParts>
  );
}
