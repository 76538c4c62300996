import type { ReactNode } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { Island } from '../../../islands/island';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { FoldRest } from '../../../shared/ui/fold-rest';
import * as styles from './load-shell.module.css';
import { LazyPicker } from './lazy-picker';

type Props = LoadShellProps & {
  titleId: string;
  formId: string;
  /** Shown until the picker is there; without it a sentence with a link. */
  children?: ReactNode;
};

export function LoadShell({ texts, plainPath, picker, titleId, formId, children }: Props) {
  const { plain, plainLink } = texts;
  return (
    <div className={styles.folding}>
      <FoldRest label={texts.more} as="div">
        {[
          <HeadingGroup key="title" id={titleId} title={texts.title} lead={texts.lead} />,
          <div key="picker">
            <div className={`unprinted ${styles.shell}`}>
              <Island
                name="load-picker"
                of={LazyPicker}
                props={{ ...picker, formId, plain, plainLink, plainPath }}
                when="near"
              >
                {children}
              </Island>
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
