import { allTexts } from './place';

/** The heading of the first page, and the way to all texts. */
export function FirstHeading() {
  return (
    <>
      <h1>Edit the site</h1>
      <p>
        <a className="staff-button staff-main" href={allTexts}>
          Open the texts
        </a>
      </p>
    </>
  );
}
