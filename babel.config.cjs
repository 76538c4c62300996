/**
 * How the site's own code is compiled, instead of by Gatsby's preset: that rewrites classes and spread even where all
 * declared browsers have them. Pages are for the browsers that package.json declares, all else for Node.
 */
module.exports = (api) => {
  const isForPages = api.caller((caller) => caller?.name === 'babel-loader' && caller.target === 'web');
  const forPages = {
    // Rewritten, parameters cost 2 kB a page, for the sake of one mistake in Safari before 16.3: a function that has the
    // name of a parameter, which the minifier never writes.
    exclude: ['transform-parameters'],
  };
  return {
    presets: [
      ['@babel/preset-env', isForPages ? forPages : { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  };
};
