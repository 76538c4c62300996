import * as styles from './prose.module.css';

type ProseProps = { html: string };

/** The text of a markdown file, as HTML in which the content model has escaped any HTML of the author. */
export function Prose({ html }: ProseProps) {
  return <div className={`measure ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
