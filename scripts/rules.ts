import { writeFileSync } from 'node:fs';
import { rulesText } from './rules/rules-text';

/** `npm run rules` writes database.rules.json from src/features/requests/rules/record-table.ts and scripts/rules/. */
writeFileSync('database.rules.json', rulesText());
