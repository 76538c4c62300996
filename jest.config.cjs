const shared = {
  rootDir: __dirname,
  // A build puts scripts into it (src/build/browser-scripts.ts).
  globals: { INLINED: {} },
  transform: { '\\.m?[jt]sx?$': '<rootDir>/__tests__/support/compile.cjs' },
  // The renderer of markdown, its parts, QR codes and single icons are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!((micromark|mdast-util|decode-named-character-reference|character-entities)[^/]*|qr|lucide-react)/)',
  ],
  setupFiles: ['<rootDir>/__tests__/support/property-seed.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/__mocks__/css-module.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.local'],
};

module.exports = {
  // A slow machine is no fault: speed is measured elsewhere.
  testTimeout: 60_000,
  // All processors: by default jest leaves one alone, which of two is half.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/{art,build,content-model,local,rules,scripts,specification,islands,support}/**/*.test.ts',
        '<rootDir>/__tests__/features/*/rules/**/*.test.ts',
        '<rootDir>/__tests__/shared/{values,text,site,time,fields}/**/*.test.ts',
        '<rootDir>/__tests__/**/*.server.test.tsx',
        '<rootDir>/{editing,functions,tools}/__tests__/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/browser-setup.ts'],
      testMatch: [
        '<rootDir>/__tests__/features/*/!(rules)/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/shared/{browser,ui}/**/*.test.ts',
        '<rootDir>/__tests__/{shared,islands,templates}/**/*.test.tsx',
      ],
      testPathIgnorePatterns: ['\\.server\\.test\\.tsx$'],
    },
  ],
};
