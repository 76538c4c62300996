import { useMemo } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import type { LoadFile } from '../services/load-file';
import { usePicker } from '../hooks/use-picker';
import { fillTexts } from '../../../shared/text/fill-text';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import { CustomerCopy, type CopyProps } from './customer-copy';
import { ItemList } from './item-list';
import { LoadFacts } from './load-facts';
import * as styles from './load-picker.lazy.module.css';
import { LoadTruck } from './load-truck';

export type LoadPickerProps = LoadShellProps['picker'] & { formId: string; copy?: CopyProps | undefined };

type Props = LoadPickerProps & { file: LoadFile };

export function LoadPicker({ file: read, formId, copy, ...props }: Props) {
  const { values } = props;
  const file = useMemo(() => fillTexts(read, values), [read, values]);
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
        <div className={`${panel} staying ${styles.truck}`}>{truck}</div>
        <div className={`${panel} ${styles.items}`}>{items}</div>
      </div>
      <div className={`${panel} ${styles.facts}`}>{facts}</div>
    </div>
  );
}
