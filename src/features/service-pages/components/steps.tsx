import type { Site } from '../../../content-model/types';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { Band } from '../../../shared/ui/band';
import { DrawnPicture, SmallDrawing } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/action-link';
import * as styles from './steps.module.css';

type StepsProps = {
  texts?: { title: string; lead: string };
  steps: Site['steps'];
  /** To the page that says more of each step; without it the steps say it here. */
  link?: { label: string; to: string };
  firstDrawing?: DrawingFile;
};

export function Steps({ texts, steps, link, firstDrawing }: StepsProps) {
  return (
    <Band surface="sheet" isBeside labelledBy={texts && 'steps'} heading={texts}>
      <ol className={`grid ${styles.steps}`}>
        {steps.items.map(({ title, time, text, drawing }, index) => (
          <li key={title} className={`stack relative ${styles.step}`}>
            {index === 0 && firstDrawing ? (
              <DrawnPicture className={`framed fit on-quiet ${styles.drawing}`} file={firstDrawing} isFirst />
            ) : (
              <SmallDrawing className={`framed fit on-quiet ${styles.drawing}`} name={drawing} />
            )}
            <div className={`stack gap-2 pt-3 ${styles.words}`}>
              {texts ? (
                <h3 className={`h3 ${styles.title}`}>{title}</h3>
              ) : (
                <h2 className={`h3 ${styles.title}`}>{title}</h2>
              )}
              <p className="small bold rounded on-quiet chip-padding self-start">{time}</p>
              {!link && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {link && <MoreLink {...link} />}
    </Band>
  );
}
