import type { ReactNode } from 'react';
import type { HaulShellProps } from '../hooks/haul-shell';
import { Island } from '../../../islands/island';
import { Drawing } from '../../../shared/ui/drawing';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { FoldRest } from '../../../shared/ui/fold-rest';
import * as styles from './haul-shell.module.css';
import { LazyPicker, PlainHaulText } from './haul-picker';

type Props = HaulShellProps & {
  titleId: string;
  level?: 3;
  formId: string;
  /** Shown below the truck until the picker is there; without it a sentence with a link. */
  children?: ReactNode;
};

export function HaulShell({ texts, plainPath, picker, titleId, level, formId, children }: Props) {
  const { plain, plainLink } = texts;
  return (
    <div>
      <FoldRest label={texts.more} as="div">
        {[
          <HeadingGroup key="title" id={titleId} title={texts.title} lead={texts.lead} level={level} />,
          <div key="picker">
            <div className={`unprinted ${styles.shell}`}>
              <Island
                name="haul-picker"
                of={LazyPicker}
                props={{ ...picker, formId, plain, plainLink, plainPath }}
                when="near"
              >
                <div className={`middle-stack centered gap-4 framed on-sheet sheet-padding ${styles.plain}`}>
                  <Drawing name="load-empty" />
                  <div>{children ?? <PlainHaulText {...{ plain, plainLink, plainPath }} />}</div>
                </div>
              </Island>
            </div>
          </div>,
        ]}
      </FoldRest>
    </div>
  );
}

type BandProps = Pick<Props, 'formId' | 'children'> & { haul: HaulShellProps | undefined };

export function HaulBand({ haul, ...rest }: BandProps) {
  if (!haul) return null;
  return (
    <Band surface="sheet" labelledBy="load">
      <HaulShell {...haul} {...rest} titleId="load" />
    </Band>
  );
}
