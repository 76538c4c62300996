import { Fragment, type ReactNode } from 'react';
import type { City, Pages } from '../../../content-model/types';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { Container, HeadingGroup } from '../../../shared/ui/band';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { FoldRest } from '../../../shared/ui/fold-rest';
import { LinkedText, type LinkedWords, SiteLink } from '../../../shared/ui/site-link';
import { MoreLink } from '../../../shared/ui/action-link';
import { QuestionList } from '../../questions/components/question-list';
import * as styles from './about-city.module.css';

type AboutCityProps = {
  texts: Pages['home']['about'];
  about: Pick<City['about'], 'places' | 'questions'>;
  skyline: DrawingFile;
  places?: City['cities'];
  placeLinks: { label: string; to: string }[];
  neighbours: LinkedWords;
  moreLabel: string;
  faqPath: string;
};

export function AboutCity(props: AboutCityProps) {
  const { texts, about, skyline, places, placeLinks, neighbours, moreLabel, faqPath } = props;
  const pathOf = new Map(placeLinks.map(({ label, to }) => [label, to]));
  const elsewhere = neighbours.length > 0 && (
    <p className="pt-2">
      <LinkedText text={texts.neighbours} links={{ cities: neighbours }} />
    </p>
  );
  const row = (name: 'served' | 'places' | 'questions', content: ReactNode) => (
    <div key={name} className="stack gap-2">
      <h3>{texts[name]}</h3>
      {content}
    </div>
  );
  const served = row(
    'served',
    <div>
      <ul className={`cluster ${styles.served}`}>
        {places?.map((place) => {
          const to = pathOf.get(place);
          return <li key={place}>{to ? <SiteLink to={to}>{place}</SiteLink> : place}</li>;
        })}
      </ul>
      {elsewhere}
    </div>,
  );
  return (
    <section className="on-page pt-3" aria-labelledby="about">
      <DrawnPicture className={`fit ${styles.skyline}`} file={skyline} />
      <div className="section-padding line-above on-sheet">
        <Container>
          <HeadingGroup id="about" title={texts.title} />
          <div className={`grid ${styles.parts}`}>
            <FoldRest label={texts.more} as="div">
              {[
                // A phone folds them all.
                <Fragment key="none" />,
                ...(places ? [served] : []),
                row('places', <p className="measure">{about.places}</p>),
                ...(about.questions
                  ? [row('questions', <QuestionList questions={about.questions} moreLabel={moreLabel} />)]
                  : []),
              ]}
            </FoldRest>
          </div>
          {!places && elsewhere}
          <MoreLink to={faqPath} label={texts.allQuestions} />
        </Container>
      </div>
    </section>
  );
}
