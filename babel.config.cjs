/**
 * How the site's own code is compiled, instead of by Gatsby's preset: that rewrites classes and spread even where all
 * declared browsers have them. Pages in development mode are for the browsers that package.json declares, all else for
 * Node. A build has esbuild compile what needs no plugin (src/build/webpack.ts).
 */
module.exports = (api) => {
  const isForPages = api.caller((caller) => caller?.name === 'babel-loader' && caller.target === 'web');
  return {
    presets: [
      ['@babel/preset-env', isForPages ? {} : { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  };
};
