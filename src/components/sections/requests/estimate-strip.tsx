import { EstimateForm, type EstimateFormProps } from '../../forms/estimate-form';
import { Band } from '../../ui/band';
import { HeadingGroup } from '../../ui/heading-group';

type EstimateStripProps = {
  texts: { title: string; text: string };
  forms: EstimateFormProps['texts'];
  sentFrom: EstimateFormProps['sentFrom'];
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
