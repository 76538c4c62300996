/** What journeys that ask once type into a quote form, and what is saved of it. */
export const answers = { name: 'Ada Lovelace', phone: '4165550199', message: 'One sofa, 2 chairs.' };
export const typed = {
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  note_from_customer: 'One sofa, 2 chairs.',
};

/** After a failure the next attempt may take its time. */
export const soon = { timeout: 120_000 };
