import { brandHeadOf } from '../../features/page-head/components/page-head';
import { BrandLayout } from '../../features/site-chrome/components/brand-layout';
import { ConfirmedTicket } from '../../features/ticket/components/confirmed-ticket';
import * as styles from '../../features/ticket/components/stamped-ticket.module.css';
import { Island } from '../../islands/island';
import { ActionLink } from '../../shared/ui/action-link';
import { Passage } from '../../shared/ui/passage';
import { thankYouPath } from '../../shared/site/routes';
import { useContent } from '../../shared/site/use-content';
import { useBrandPage } from '../../shared/site/use-brand-page';

export default function ThankYouPage() {
  const page = useBrandPage();
  const texts = useContent().pages.thankyou;
  const { booking, brand, forms, words } = page.site;
  const props = {
    texts,
    values: page.values,
    timeWindows: booking.timeWindows,
    labels: forms.ticket,
    brand,
    words,
    phone: page.phone,
  };
  return (
    <BrandLayout page={page}>
      <template>
        <Passage id="direct" level={1} texts={page.fill(texts.direct)} surface="identity">
          <ActionLink to="/" label={texts.chooseCity} />
          <template data-of-city="instead">
            <ActionLink to="/?" label={texts.backToCity} />
          </template>
        </Passage>
      </template>
      <script dangerouslySetInnerHTML={{ __html: INLINED.direct }} />
      <div className={styles.sent}>
        <Island name="confirmed-ticket" of={ConfirmedTicket} props={props} when="now" />
      </div>
    </BrandLayout>
  );
}

export const Head = brandHeadOf(thankYouPath, ({ thankyou }) => thankyou, true);
