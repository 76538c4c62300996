import { runHostile } from '../../scripts/hostile/run-hostile';
import { databaseRules } from '../../scripts/rules/rules-text';

test('of 300 hostile requests the rules accept none, and nothing that is stored changes', async () => {
  expect(await runHostile({ writes: 300, seed: 7, rules: databaseRules('recent') })).toEqual({
    accepted: [],
    changed: [],
  });
}, 60_000);

test('under opened rules the result lists what was accepted and what has changed', async () => {
  const opened = { rules: { '.read': true, '.write': true } };
  const { accepted, changed } = await runHostile({ writes: 50, seed: 7, rules: opened });
  expect(accepted.length).toBeGreaterThan(20);
  expect(accepted[0]).toMatch(/^[a-z ]+: (GET|PUT|PATCH|POST|DELETE) \//);
  expect(changed.length).toBeGreaterThan(20);
}, 60_000);
