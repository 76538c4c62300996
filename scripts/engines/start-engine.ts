import type { DatabaseRoad, Engine, EngineName } from './driver';
import { startChromium, startFirefox } from './puppeteer-engine';
import { startWebKit } from './webkit-engine';

const starters = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

/** Starts a browser of the engine that is installed at the path; without a road, for any database. */
export const startEngine = (name: EngineName, path: string, road?: DatabaseRoad): Promise<Engine> =>
  starters[name](path, road);
