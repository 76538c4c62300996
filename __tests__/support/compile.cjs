const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

const ownText = readFileSync(__filename);

const optionsFor = (filename) => ({
  filename,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: /\.[jt]sx$/.test(filename) },
    // `jest` puts jest.mock() before the imports.
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
});

module.exports = {
  process(source, filename) {
    const { code } = transformSync(source, optionsFor(filename));
    // So that jest.spyOn can replace an export.
    return {
      code: code.replaceAll(/enumerable: true,(?=\s+get: )/g, 'enumerable: true, configurable: true,'),
    };
  },
  getCacheKey: (source, filename) =>
    createHash('sha256').update(ownText).update(version).update(filename).update(source).digest('hex'),
};
