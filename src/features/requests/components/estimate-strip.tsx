import type { HaulShellProps } from '../../haul/hooks/haul-shell';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import { formTextsOf } from '../rules/form-texts';
import type { FormProps } from '../hooks/use-request-form';
import { EstimateForm } from './estimate-form';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { HaulShell } from '../../haul/components/haul-shell';

type EstimateStripProps = Pick<FormProps, 'sentFrom'> & {
  texts: { title: string; text: string };
  forms: Site['forms'];
  haul?: HaulShellProps | undefined;
};

const titleId = 'estimate';
const haulTitleId = 'load';

export function EstimateStrip({ texts, forms, sentFrom, haul }: EstimateStripProps) {
  return (
    <Band surface="identity" labelledBy={haul ? haulTitleId : titleId}>
      {haul && <HaulShell {...haul} titleId={haulTitleId} formId={titleId} />}
      <HeadingGroup id={titleId} title={texts.title} lead={texts.text} level={haul ? 3 : 2} />
      <Island
        name="estimate"
        of={EstimateForm}
        props={{ texts: formTextsOf(forms, 'estimate'), sentFrom, labelledBy: titleId }}
      />
    </Band>
  );
}
