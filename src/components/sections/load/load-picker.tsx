import { useMemo, type ReactNode } from 'react';
import { usePicker } from '../../../hooks/load/use-picker';
import { useLoadFile, type LoadFile } from '../../../hooks/load/use-load-file';
import type { LoadShellProps } from '../../../hooks/load/load-shell';
import { LaterStyles } from '../../ui/later-styles';
import { LoadFacts } from './load-facts';
import * as styles from './load-picker.later.module.css';
import { LoadTruck } from './load-truck';
import { ThingList } from './thing-list';

type LoadPickerProps = LoadShellProps['picker'] & { formId: string; plain: ReactNode };

/** The truck that fills: things to pick, the truck with its share, the coupon, and what to expect. */
export function LoadPicker({ plain, ...props }: LoadPickerProps) {
  const file = useLoadFile(props.src);
  return file ? <Filled {...props} file={file} /> : plain;
}

function Filled({ file: read, formId, ...props }: Omit<LoadPickerProps, 'plain'> & { file: LoadFile }) {
  const { fill } = props;
  // The function is a new one on every render of the page, and always fills in the same.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const file = useMemo(() => fill(read), [read]);
  const picker = usePicker(file, props);
  return (
    <div className={styles.picker}>
      <LaterStyles of={styles} />
      <div className={styles.filling}>
        <LoadTruck file={file} picker={picker} />
        <ThingList file={file} picker={picker} />
      </div>
      <LoadFacts {...props} file={file} picker={picker} formId={formId} />
    </div>
  );
}
