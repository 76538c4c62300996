import type { LoadShellProps } from '../../load/hooks/load-shell';
import { FormIsland } from './form-island';
import type { FormProps } from '../hooks/use-request-form';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { LoadShell } from '../../load/components/load-shell';

type EstimateStripProps = Pick<FormProps, 'sentFrom'> & {
  texts: { title: string; text: string };
  forms: FormProps['texts'];
  load?: LoadShellProps | undefined;
};

const titleId = 'estimate';
const loadTitleId = 'load';

export function EstimateStrip({ texts, forms, sentFrom, load }: EstimateStripProps) {
  return (
    <Band surface="identity" labelledBy={load ? loadTitleId : titleId}>
      {load && <LoadShell {...load} titleId={loadTitleId} formId={titleId} />}
      <HeadingGroup id={titleId} title={texts.title} lead={texts.text} level={load ? 3 : 2} />
      <FormIsland name="estimate" texts={forms} sentFrom={sentFrom} labelledBy={titleId} />
    </Band>
  );
}
