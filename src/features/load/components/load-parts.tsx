import { useMemo, type ReactNode } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { useLoadFile, type LoadFile } from '../hooks/use-load-file';
import { usePicker } from '../hooks/use-picker';
import { LaterStyles } from '../../../shared/ui/later-styles';
import { LoadFacts } from './load-facts';
import * as styles from './load-parts.later.module.css';
import { LoadTruck } from './load-truck';
import { ThingList } from './thing-list';

export type LoadPartsProps = LoadShellProps['picker'] & {
  /** The id of the heading of the form to which the picker leads. */
  formId: string;
  /** Shown until the items have loaded, or if they don't load. */
  plain: ReactNode;
};

type Parts = { truck: ReactNode; things: ReactNode; facts: ReactNode };
type Arrange = {
  /** Arranges the parts on the page. */
  children: (parts: Parts) => ReactNode;
};

/** The three parts of the truck that fills: the truck, the things to pick, and what follows from them. */
export function LoadParts({ plain, ...props }: LoadPartsProps & Arrange) {
  const file = useLoadFile(props.src);
  return file ? <Filled {...props} file={file} /> : plain;
}

type FilledProps = Omit<LoadPartsProps, 'plain'> & Arrange & { file: LoadFile };

function Filled({ file: read, formId, children, ...props }: FilledProps) {
  const { fill } = props;
  // The page passes a new function on every render, and it always fills in the same values.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const file = useMemo(() => fill(read), [read]);
  const picker = usePicker(file, props);
  return (
    <>
      <LaterStyles of={styles} />
      {children({
        truck: <LoadTruck file={file} picker={picker} />,
        things: <ThingList file={file} picker={picker} />,
        facts: <LoadFacts {...props} file={file} picker={picker} formId={formId} />,
      })}
    </>
  );
}

/** The look of a part outside the ticket. */
export const panel = styles.panel as string;
