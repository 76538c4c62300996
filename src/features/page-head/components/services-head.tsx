import { CityHead, type CityHeadProps } from './city-head';
import { serviceData, type DescribedService } from './service';

type ServicesHeadProps = Omit<CityHeadProps, 'describe'> & { services: DescribedService[] };

export function ServicesHead({ services, ...head }: ServicesHeadProps) {
  return (
    <CityHead
      {...head}
      describe={
        process.env.BUILD_STAGE !== 'build-javascript' &&
        (({ served, fill }) => [serviceData(served, fill(services))])
      }
    />
  );
}
