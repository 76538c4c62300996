import type { LoadShellProps } from '../../load/hooks/load-shell';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import { formTextsOf } from '../rules/form-texts';
import type { FormProps } from '../hooks/use-request-form';
import { EstimateForm } from './estimate-form';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { LoadShell } from '../../load/components/load-shell';

type EstimateStripProps = Pick<FormProps, 'sentFrom'> & {
  texts: { title: string; text: string };
  forms: Site['forms'];
  load?: LoadShellProps | undefined;
};

const titleId = 'estimate';
const loadTitleId = 'load';

export function EstimateStrip({ texts, forms, sentFrom, load }: EstimateStripProps) {
  return (
    <Band surface="identity" labelledBy={load ? loadTitleId : titleId}>
      {load && <LoadShell {...load} titleId={loadTitleId} formId={titleId} />}
      <HeadingGroup id={titleId} title={texts.title} lead={texts.text} level={load ? 3 : 2} />
      <Island
        name="estimate"
        of={EstimateForm}
        props={{ texts: formTextsOf(forms, 'estimate'), sentFrom, labelledBy: titleId }}
      />
    </Band>
  );
}
