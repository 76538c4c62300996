import * as styles from './prose.module.css';

/** The text of a markdown file, as HTML in which the content model has escaped any HTML of the author. */
export function Prose({ html }: { html: string }) {
  return <div className={`measure ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
