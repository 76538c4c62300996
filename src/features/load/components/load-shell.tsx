import { useRef, type ReactNode } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { FoldRest } from '../../../shared/ui/fold-rest';
import { MoreLink } from '../../../shared/ui/action-link';
import * as styles from './load-shell.module.css';
import { LazyPicker } from './lazy-picker';

type Props = LoadShellProps & {
  titleId: string;
  formId: string;
  children?: ReactNode;
};

export function LoadShell({ texts, plainPath, picker, titleId, formId, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const plain = children ?? (
    <>
      <p>{texts.plain}</p>
      <MoreLink label={texts.plainLink} to={plainPath} />
    </>
  );
  return (
    <div className={styles.folding}>
      <FoldRest label={texts.more} as="div">
        {[
          <HeadingGroup key="title" id={titleId} title={texts.title} lead={texts.lead} />,
          <div key="picker">
            <div ref={place} className={`unprinted ${styles.shell}`}>
              <LazyPicker {...picker} {...{ place, formId, plain }} />
            </div>
          </div>,
        ]}
      </FoldRest>
    </div>
  );
}

type BandProps = Pick<Props, 'formId' | 'children'> & { load: LoadShellProps | undefined };

export function LoadBand({ load, ...rest }: BandProps) {
  if (!load) return null;
  return (
    <Band surface="sheet" labelledBy="load">
      <LoadShell {...load} {...rest} titleId="load" />
    </Band>
  );
}
