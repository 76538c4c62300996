import type { Site } from '../../content-model/types';
import { ActionLink } from '../ui/action-link';
import { Band } from '../ui/band';
import { Drawing } from '../ui/drawing';
import { HeadingGroup } from '../ui/heading-group';
import * as sectionStyles from './section.module.css';
import * as styles from './steps.module.css';

type StepsProps = {
  texts?: { title: string; lead: string };
  steps: Site['steps'];
  link?: { label: string; to: string };
};

/** How it works: three steps along one route, each with the time it takes. */
export function Steps({ texts, steps, link }: StepsProps) {
  return (
    <Band surface="sheet" labelledBy={texts && 'steps'}>
      {texts && <HeadingGroup id="steps" title={texts.title} lead={texts.lead} />}
      <ol className={styles.steps}>
        {steps.items.map(({ title, time, text, drawing }, index) => (
          <li key={title} className={styles.step}>
            <Drawing className={styles.drawing} name={drawing} isFirst={!texts && index === 0} />
            <div className={styles.words}>
              {texts ? <h3 className={styles.title}>{title}</h3> : <h2 className={styles.title}>{title}</h2>}
              <p className={styles.time}>{time}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {link && (
        <p className={sectionStyles.action}>
          <ActionLink {...link} look="quiet" />
        </p>
      )}
    </Band>
  );
}
