/** Imports each icon from its own file, because webpack would read all 2,000 of the package. */
const importSingleIcons = ({ types }) => ({
  visitor: {
    ImportDeclaration(path) {
      const { source, specifiers, importKind } = path.node;
      if (source.value !== 'lucide-react' || importKind === 'type') return;
      const imports = specifiers.map(({ imported, local }) => {
        const file = imported.name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
        return types.importDeclaration(
          [types.importDefaultSpecifier(local)],
          types.stringLiteral(`lucide-react/icons/${file}`),
        );
      });
      path.replaceWithMultiple(imports);
    },
  },
});

/**
 * How the site's own code is compiled, instead of by Gatsby's preset: that rewrites classes and spread even where all
 * declared browsers have them. Pages in development mode are for the browsers that package.json declares, all else for
 * Node. A build has esbuild compile what needs no plugin (src/build/webpack.ts).
 */
module.exports = (api) => {
  const isForBundle = api.caller((caller) => caller?.name === 'babel-loader');
  const isForPages = api.caller((caller) => caller?.name === 'babel-loader' && caller.target === 'web');
  return {
    plugins: isForBundle ? [importSingleIcons] : [],
    presets: [
      ['@babel/preset-env', isForPages ? {} : { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  };
};
