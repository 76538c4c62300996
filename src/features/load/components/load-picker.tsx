import { useMemo } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import type { LoadFile } from '../services/load-file';
import { usePicker } from '../hooks/use-picker';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import { CustomerCopy, type CopyProps } from './customer-copy';
import { ItemList } from './item-list';
import { LoadFacts } from './load-facts';
import * as styles from './load-picker.lazy.module.css';
import { LoadTruck } from './load-truck';

export type LoadPickerProps = LoadShellProps['picker'] & { formId: string; copy?: CopyProps | undefined };

export function LoadPicker({ file: read, formId, copy, ...props }: LoadPickerProps & { file: LoadFile }) {
  const { fill } = props;
  // The page passes a new function on every render, and it always fills in the same values.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const file = useMemo(() => fill(read), [read]);
  const picker = usePicker(file, props);
  const truck = <LoadTruck file={file} picker={picker} />;
  const items = <ItemList file={file} picker={picker} />;
  const facts = <LoadFacts {...props} file={file} picker={picker} formId={formId} />;
  if (copy) {
    return (
      <CustomerCopy {...copy} truck={truck}>
        {items}
        {facts}
      </CustomerCopy>
    );
  }
  const panel = `framed on-sheet shrinkable ${styles.panel}`;
  return (
    <div className={`grid gap-4 ${styles.picker}`}>
      <LazyStyles of={styles} />
      <div className={`grid gap-4 ${styles.filling}`}>
        <div className={`${panel} ${styles.truck}`}>{truck}</div>
        <div className={`${panel} ${styles.items}`}>{items}</div>
      </div>
      <div className={`${panel} ${styles.facts}`}>{facts}</div>
    </div>
  );
}
