import { CustomerCopy, type CustomerCopyProps } from './customer-copy';
import { LoadParts, type LoadPartsProps } from './load-parts';
import * as styles from './customer-copy.module.css';

type CopyPickerProps = LoadPartsProps & { copy: Omit<CustomerCopyProps, 'truck' | 'things' | 'ref'> };

/** The truck that fills on the visitor's copy of a ticket, with the things to pick. */
export function CopyPicker({ copy, ...props }: CopyPickerProps) {
  return (
    <LoadParts {...props}>
      {({ truck, things, facts }) => (
        <CustomerCopy
          {...copy}
          truck={truck}
          things={
            <div className={styles.things}>
              {things}
              {facts}
            </div>
          }
        />
      )}
    </LoadParts>
  );
}
