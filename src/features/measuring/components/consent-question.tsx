import type { Site } from '../../../content-model/types';
import { Container } from '../../../shared/ui/band';
import * as styles from './consent-question.module.css';

const id = 'consent';

export const consentLink = `#${id}`;

/** Asks before anything is measured. It covers nothing, and styles hide it once it is answered. */
export function ConsentQuestion({ texts }: { texts: Site['measuring']['consent'] }) {
  return (
    <section
      id={id}
      className={`needs-scripts unprinted line-below on-sheet py-3 ${styles.question}`}
      aria-labelledby={`${id}-title`}
    >
      <Container>
        <div className="cluster gap-3 middle">
          <div className={styles.words}>
            <p className="bold" id={`${id}-title`}>
              {texts.title}
            </p>
            <p className="small">{texts.text}</p>
          </div>
          <button type="button" className="pill" data-answer="accepted">
            {texts.accept}
          </button>
          <button type="button" className="pill" data-answer="declined">
            {texts.decline}
          </button>
        </div>
      </Container>
    </section>
  );
}
