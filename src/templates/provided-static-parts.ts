import { staticCode } from './static-code';
import * as parts from './static-parts';

/** All static parts at once, for the build of the HTML, previews and tests: import it for its effect. */
staticCode.loaded = parts;
