import { useRef } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { Drawing } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/more-link';
import { CustomerCopy, type CopyProps } from './customer-copy';
import * as styles from './customer-copy.module.css';
import { WantedPicker } from './wanted-picker';

type CopyShellProps = LoadShellProps & {
  /** The id of the heading of the form to which the picker leads. */
  formId: string;
  copy: CopyProps;
};

/** The visitor's copy with an empty truck, and the place of the items to pick, until the truck that fills is there. */
export function CopyShell({ texts, plainPath, picker, formId, copy }: CopyShellProps) {
  const place = useRef<HTMLElement>(null);
  const still = (
    <div className={`grid ${styles.still}`}>
      <Drawing name="load-empty" />
    </div>
  );
  const plain = (
    <CustomerCopy {...copy} ref={place} truck={still}>
      <p>{texts.plain}</p>
      <MoreLink label={texts.plainLink} to={plainPath} />
    </CustomerCopy>
  );
  return <WantedPicker {...picker} {...{ place, formId, copy, plain }} />;
}
