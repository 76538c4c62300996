import { useRef } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { useIsWanted } from '../hooks/use-is-wanted';
import { DeferredPart } from '../../../startup/deferred-part';
import { Drawing } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/more-link';
import { CustomerCopy, type CustomerCopyProps } from './customer-copy';
import * as styles from './customer-copy.module.css';

/** Its script, styles and items load when the visitor scrolls near (docs/decisions/0074). */
const loadCopyPicker = async () => (await import('./copy-picker')).CopyPicker;

type CopyShellProps = LoadShellProps & {
  /** The id of the heading of the form to which the picker leads. */
  formId: string;
  copy: Omit<CustomerCopyProps, 'truck' | 'things' | 'ref'>;
};

/** The visitor's copy with an empty truck, and the place of the things to pick, until the truck that fills is there. */
export function CopyShell({ texts, plainPath, picker, formId, copy }: CopyShellProps) {
  const place = useRef<HTMLElement>(null);
  const isWanted = useIsWanted(place);
  const plain = (
    <CustomerCopy
      {...copy}
      ref={place}
      truck={
        <div className={styles.still}>
          <Drawing name="load-empty" />
        </div>
      }
      things={
        <div className={styles.things}>
          <p>{texts.plain}</p>
          <MoreLink label={texts.plainLink} to={plainPath} />
        </div>
      }
    />
  );
  if (!isWanted) return plain;
  return (
    <DeferredPart load={loadCopyPicker} props={{ ...picker, formId, copy, plain }}>
      {plain}
    </DeferredPart>
  );
}
