import { CustomerCopy, type CustomerCopyProps } from './customer-copy';
import { LoadParts, panel, type LoadPartsProps } from './load-parts';
import * as styles from './customer-copy.module.css';

type CopyPickerProps = LoadPartsProps & { copy: Omit<CustomerCopyProps, 'truck' | 'ref'> };

/** The truck that fills on the visitor's copy of a ticket, and the things to pick below the form. */
export function CopyPicker({ copy, ...props }: CopyPickerProps) {
  return (
    <LoadParts {...props}>
      {({ truck, things, facts }) => (
        <>
          <CustomerCopy {...copy} truck={truck} />
          <div className={styles.things}>
            <div className={panel}>{things}</div>
            <div className={panel}>{facts}</div>
          </div>
        </>
      )}
    </LoadParts>
  );
}
