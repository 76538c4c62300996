import type { PrivacyPolicyPage } from '../../content-model/types';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import { Prose } from '../ui/prose';
import { TickList } from '../ui/tick-list';

type PolicyProps = { policy: PrivacyPolicyPage };

/** A summary above the full text. */
export function Policy({ policy }: PolicyProps) {
  return (
    <>
      <Band surface="quiet" labelledBy="summary">
        <HeadingGroup id="summary" title={policy.summary.title} />
        <TickList items={policy.summary.items} />
      </Band>
      <Band surface="sheet">
        <Prose html={policy.html} />
      </Band>
    </>
  );
}
