import * as styles from './prose.module.css';

type ProseProps = { html: string };

/** Running text from a markdown file of the content, whose own markup the content model has escaped. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
