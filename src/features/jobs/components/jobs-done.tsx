import type { Job, Site } from '../../../content-model/types';
import { dayInWords } from '../../../shared/time/last-day';
import { Band } from '../../../shared/ui/band';
import { Comparison } from '../../../shared/ui/comparison';
import { FoldRest } from '../../../shared/ui/fold-rest';
import { Photograph } from '../../../shared/ui/photograph';
import * as styles from './jobs-done.module.css';

type JobsDoneProps = {
  texts: { title: string; lead?: string; more?: string };
  jobs: Job[];
  words: Site['before-after'];
  sharedWords: Pick<Site['words'], 'sampleJob' | 'sampleJobs' | 'language'>;
};

const shape = 3 / 2;
const share = { phone: 100, wide: 33 };

export function JobsDone({ texts, jobs, words, sharedWords }: JobsDoneProps) {
  if (jobs.length === 0) return null;
  const title = jobs.some(({ sample }) => sample) ? sharedWords.sampleJobs : texts.title;
  return (
    <Band surface="sheet" isBeside labelledBy="jobs" heading={{ title, lead: texts.lead }}>
      <ul className={jobs.length > 1 ? `grid ${styles.jobs}` : styles.job}>
        <FoldRest label={texts.more}>
          {jobs.map(({ city, date, taken, before, after, text, sample }) => (
            <li key={city + date + before.src}>
              <Comparison
                before={<Photograph photo={before} shape={shape} share={share} />}
                after={<Photograph photo={after} shape={shape} share={share} />}
                title={taken.join(' · ')}
                words={words}
              >
                <p className="cluster small soft gap-2">
                  {sample && <b>{sharedWords.sampleJob}</b>}
                  <time dateTime={date}>{dayInWords(date, sharedWords.language)}</time>
                </p>
                <p>{text}</p>
              </Comparison>
            </li>
          ))}
        </FoldRest>
      </ul>
    </Band>
  );
}
