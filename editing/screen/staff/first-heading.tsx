import { allTexts, newCityPage } from './place';

/** The heading of the first page, and the ways to all texts and to a new city. */
export function FirstHeading() {
  return (
    <>
      <h1>Edit the site</h1>
      <p className="staff-buttons">
        <a className="staff-button staff-main" href={allTexts}>
          Open the texts
        </a>
        <a className="staff-button" href={newCityPage}>
          New city
        </a>
      </p>
    </>
  );
}
