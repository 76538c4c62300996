import type { HaulShellProps } from '../../haul/hooks/haul-shell';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import { formTextsOf } from '../rules/form-texts';
import type { FormProps } from '../hooks/use-request-form';
import { EstimateForm } from './estimate-form';
import { HeadingGroup } from '../../../shared/ui/band';
import { HaulShell } from '../../haul/components/haul-shell';
import * as styles from './estimate-strip.module.css';

type EstimateStripProps = Pick<FormProps, 'sentFrom'> & {
  texts: { title: string; text: string };
  forms: Site['forms'];
  haul?: HaulShellProps | undefined;
};

const titleId = 'estimate';

/** The part of a home's prices that asks for an estimate: the form sends the load on the truck. */
export function EstimateStrip({ texts, forms, sentFrom, haul }: EstimateStripProps) {
  return (
    <div className={haul ? `grid top ${styles.strip}` : styles.strip}>
      {haul && <HaulShell {...haul} titleId="load" level={3} formId={titleId} />}
      <div>
        <HeadingGroup id={titleId} title={texts.title} lead={texts.text} level={3} />
        <Island
          name="estimate"
          of={EstimateForm}
          props={{ texts: formTextsOf(forms, 'estimate'), sentFrom, labelledBy: titleId }}
        />
      </div>
    </div>
  );
}
