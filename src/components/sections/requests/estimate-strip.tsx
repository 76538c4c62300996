import { EstimateForm } from '../../forms/estimate-form';
import type { FormProps } from '../../forms/use-request-form';
import { Band } from '../../ui/band';
import { HeadingGroup } from '../../ui/heading-group';

type EstimateStripProps = {
  texts: { title: string; text: string };
  forms: FormProps['texts'];
  sentFrom: FormProps['sentFrom'];
};

const titleId = 'estimate';

/** The compact form under a heading, which is also its name. */
export function EstimateStrip({ texts, forms, sentFrom }: EstimateStripProps) {
  return (
    <Band surface="identity" labelledBy={titleId}>
      <HeadingGroup id={titleId} title={texts.title} lead={texts.text} />
      <EstimateForm texts={forms} sentFrom={sentFrom} labelledBy={titleId} />
    </Band>
  );
}
