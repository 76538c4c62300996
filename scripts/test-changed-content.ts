import { runOnChangedContent } from './changed-content/run-on-changed-content';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';

/** `npm run test:changed-content -- PATH`: the tests on other content, where one that knows the shipped content fails. */
async function testChangedContent(): Promise<void> {
  readEnvironment(process.env);
  process.exit((await runOnChangedContent(process.argv.slice(3))) ? 0 : 1);
}

testChangedContent().catch(reportFailure);
