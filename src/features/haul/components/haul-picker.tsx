import { useMemo } from 'react';
import type { HaulShellProps } from '../hooks/haul-shell';
import type { HaulFile } from '../services/haul-file';
import { usePicker } from '../hooks/use-picker';
import { fillTexts } from '../../../shared/text/fill-text';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import { CustomerCopy, type CopyProps } from './customer-copy';
import { ItemList } from './item-list';
import { HaulFacts } from './haul-facts';
import * as styles from './haul-picker.lazy.module.css';
import { HaulTruck } from './haul-truck';

export type HaulPickerProps = HaulShellProps['picker'] & { formId: string; copy?: CopyProps | undefined };

type Props = HaulPickerProps & { file: HaulFile };

export function HaulPicker({ file: read, formId, copy, ...props }: Props) {
  const { values } = props;
  const file = useMemo(() => fillTexts(read, values), [read, values]);
  const picker = usePicker(file, props);
  const truck = <HaulTruck file={file} picker={picker} />;
  const items = <ItemList file={file} picker={picker} />;
  const facts = <HaulFacts {...props} file={file} picker={picker} formId={formId} />;
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
