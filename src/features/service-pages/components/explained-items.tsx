import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import * as styles from './explained-items.module.css';

type ExplainedItemsProps = {
  id: string;
  texts: { title: string; lead: string; items: { title: string; text: string }[] };
  isCrossed?: boolean;
  /** Under the lead. */
  children?: ReactNode;
};

export function ExplainedItems({ id, texts, isCrossed, children }: ExplainedItemsProps) {
  return (
    <Band surface={isCrossed ? 'quiet' : 'sheet'} labelledBy={id}>
      <div className={isCrossed ? 'columns without-rows' : 'columns'}>
        <div>
          <HeadingGroup id={id} title={texts.title} lead={texts.lead} />
          {children}
        </div>
        <dl className={isCrossed ? undefined : 'ruled'}>
          {texts.items.map(({ title, text }) => (
            <div key={title} className={isCrossed ? `line-above ${styles.crossed}` : 'pt-4 pb-4'}>
              <dt className="relative heading-font bold">
                {isCrossed && <Icon name="ban" className={`absolute ${styles.icon}`} />}
                {title}
              </dt>
              <dd className={isCrossed ? 'dense' : 'measure'}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
