import { useRef, type ReactNode } from 'react';
import { useIsWanted } from '../hooks/use-is-wanted';
import type { LoadShellProps } from '../hooks/load-shell';
import { DeferredPart } from '../../../startup/deferred-part';
import { FoldRest } from '../../../shared/ui/fold-rest';
import { HeadingGroup } from '../../../shared/ui/heading-group';
import { MoreLink } from '../../../shared/ui/more-link';
import * as styles from './load-shell.module.css';

/** Its script, styles and items load when the visitor scrolls near (docs/decisions/0074). */
const loadPicker = async () => (await import('./load-picker')).LoadPicker;

type Props = LoadShellProps & {
  /** The id of its heading. */
  titleId: string;
  /** The id of the heading of the form to which the picker leads. */
  formId: string;
  /** Shown until the picker has loaded; without it a sentence with a link. */
  children?: ReactNode;
};

/**
 * The truck that fills, under its heading: a space as large as the picker will be, which a phone folds.
 */
export function LoadShell({ texts, plainPath, picker, titleId, formId, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useIsWanted(place);
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
            <div ref={place} className={styles.shell}>
              {isWanted ? (
                <DeferredPart load={loadPicker} props={{ ...picker, formId, plain }}>
                  {plain}
                </DeferredPart>
              ) : (
                plain
              )}
            </div>
          </div>,
        ]}
      </FoldRest>
    </div>
  );
}
