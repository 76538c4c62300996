import { useRef } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { Drawing } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/more-link';
import { CustomerCopy, type CopyProps } from './customer-copy';
import * as styles from './customer-copy.module.css';
import { WantedPicker } from './wanted-picker';

type CopyShellProps = LoadShellProps & { formId: string; copy: CopyProps };

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
