import type { Site } from '../../../content-model/types';
import { Container } from '../../../shared/ui/band';
import * as styles from './consent-question.module.css';

const id = 'consent';

export const consentLink = `#${id}`;

type Props = { texts: Site['measuring']['consent']; isAwaited?: boolean };

/** Styles hide it once it is answered. One that waits for the visitor's province comes last, so that it moves nothing. */
export function ConsentQuestion({ texts, isAwaited }: Props) {
  return (
    <section
      id={id}
      className={`needs-scripts unprinted on-sheet py-3 ${isAwaited ? `line-above ${styles.last}` : 'line-below'} ${styles.question}`}
      data-awaited={isAwaited ? '' : undefined}
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
