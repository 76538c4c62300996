import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { DrawnPicture, useDrawing } from '../../../shared/ui/drawing';
import { TickList } from '../../../shared/ui/tick-list';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { CustomerCopy } from '../../haul/components/customer-copy';
import * as copyStyles from '../../haul/components/customer-copy.module.css';
import {
  HaulPicker,
  type HaulPickerProps,
  type PlainHaul,
  PlainHaulText,
  useHaulFile,
} from '../../haul/components/haul-picker';
import { TextPhotos } from '../../haul/components/text-photos';
import type { HaulShellProps } from '../../haul/hooks/haul-shell';
import type { HaulFile } from '../../haul/services/haul-file';
import { OrCall } from '../../requests/components/or-call';
import { useTicket, type TicketOf } from '../hooks/use-ticket';
import { TicketLines } from './ticket-lines';
import * as styles from './ticket-with-copy.module.css';

type TicketWithCopyProps = {
  of: TicketOf;
  texts: Pick<Site['forms'], 'ticket' | 'orCall'>;
  phone: PhoneNumber;
  haul: HaulShellProps | undefined;
  formId: string;
  textPhotos?: Site['forms']['textPhotos'];
  children: ReactNode;
};

/** From a tablet on they are side by side; on a phone the truck comes after the form. */
export function TicketWithCopy({ texts, haul, children, ...copy }: TicketWithCopyProps) {
  const drawing = useDrawing(haul ? 'load-empty' : texts.orCall.drawing);
  const props = {
    ...copy,
    texts: { ...texts.ticket, orCall: texts.orCall },
    drawing,
    haul: haul && { ...haul.picker, ...haul.texts, plainPath: haul.plainPath },
  };
  return (
    <Band surface="identity">
      <div className={`grid ${styles.columns}`}>
        <div className={styles.form}>{children}</div>
        {haul && (
          <div className={styles.heading}>
            <HeadingGroup id="load" title={haul.texts.title} lead={haul.texts.lead} />
          </div>
        )}
        <div>
          <Island name="copy" of={TicketCopy} props={props} when="near">
            <TicketCopy {...props}>{haul && <TickList items={haul.groups} />}</TicketCopy>
          </Island>
        </div>
      </div>
    </Band>
  );
}

export type TicketCopyProps = {
  of: TicketOf;
  texts: Site['forms']['ticket'] & Pick<Site['forms'], 'orCall'>;
  phone: PhoneNumber;
  textPhotos?: Site['forms']['textPhotos'];
  formId: string;
  drawing: DrawingFile | undefined;
  haul: (Omit<HaulPickerProps, 'formId' | 'copy'> & PlainHaul) | undefined;
  file?: HaulFile;
  /** Shown until the picker is there, beside a link. */
  children?: ReactNode;
};

const ofVisit = ['day', 'timeWindow', 'address'] as const;

export function TicketCopy(props: TicketCopyProps) {
  const { of, texts, phone, textPhotos, formId, drawing, haul } = props;
  const file = useHaulFile(haul?.src, props.file);
  const ticket = useTicket(of);
  const names = ['name', 'phone', ...(of.offered ? ofVisit : [])] as const;
  const lines = names.map((name) => ({ label: texts[name], value: ticket?.[name] ?? '' }));
  const copy = {
    texts: { head: texts.head, title: texts.copy },
    rest: (
      <>
        <div className="needs-scripts">
          <TicketLines lines={lines} blank={texts.blank} />
        </div>
        <div className="grid gap-1 perforated pt-4 pb-2">
          <OrCall texts={texts.orCall} phone={phone} />
          <TextPhotos texts={textPhotos} phone={phone} />
        </div>
      </>
    ),
  };
  const picture = drawing && <DrawnPicture file={drawing} />;
  if (haul && file) return <HaulPicker {...haul} {...{ file, formId, copy }} />;
  if (!haul) return <CustomerCopy {...copy} truck={picture} />;
  return (
    <CustomerCopy {...copy} truck={<div className={`grid ${copyStyles.still}`}>{picture}</div>}>
      <PlainHaulText {...haul} />
      {props.children}
    </CustomerCopy>
  );
}
