import { writeFileSync } from 'node:fs';
import { rulesText } from './rules/rules-text';

/** `npm run rules` writes database.rules.json from the shapes of src/domain/requests/ and scripts/rules/. */
writeFileSync('database.rules.json', rulesText());
