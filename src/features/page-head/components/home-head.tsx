import type { Photo } from '../../../content-model/types';
import { cityBusiness, type CityOffers } from './city-business';
import { CityPageHead, type CityPageHeadProps } from './city-page-head';

type HomeHeadProps = Omit<CityPageHeadProps, 'describe'> & {
  offers: CityOffers;
  photo?: Photo;
};

export function HomeHead({ offers, photo, ...head }: HomeHeadProps) {
  const payment = head.context.facts['pricing.payment'];
  return (
    <CityPageHead
      {...head}
      describe={
        process.env.BUILD_STAGE !== 'build-javascript' &&
        (({ served, meta: { description }, fill }) => [
          cityBusiness({ ...served, description, payment, offers: fill(offers), photo }),
        ])
      }
    />
  );
}
