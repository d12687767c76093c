/**
 * Who may know whom, as the table in CONTRIBUTING.md draws it. Every rule reads folder names from the path itself, so that a
 * new slice or area is covered on its first day. A comment names what to do instead; the check prints it beside the offence.
 */

const test = String.raw`\.test\.tsx?$`

/** Tests, stories, and the helpers that only they use: testing.ts, testing.(what).ts, testing/ */
const onlyForTests = [test, String.raw`\.stories\.tsx$`, '/testing[./]']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or miss a third below both: move what they share down.',
      from: { pathNot: '^src/contract/' },
      to: { circular: true },
    },
    {
      name: 'no-cycle-in-the-contract',
      severity: 'error',
      comment:
        'A call names its schemas as types, and they use its lists: what else needs each other is one file, or misses a third below both.',
      from: { path: '^src/contract/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'Import by one of the names under "imports" in package.json (#design-system, #features/<slice>, #features/<slice>/routes, #platform/<part>, #contract/<area>, #mocks/<file>) or relatively inside the same folder.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'design-system-stands-alone',
      severity: 'error',
      comment:
        'The design system knows no business: take what is needed as a prop, or move the part to src/features/<slice>/parts.',
      from: { path: '^src/design-system/' },
      to: { pathNot: String.raw`^src/design-system/|node_modules/|^\.storybook/|^[^/]+$` },
    },
    {
      name: 'design-system-by-its-face',
      severity: 'error',
      comment:
        "Import from '#design-system'; what is missing there is exported from src/design-system/index.ts. A plugin of the build reads tokens as data, before there are parts.",
      from: { pathNot: String.raw`^src/design-system/|^\.storybook/|^scripts/build/fixed-tokens\.ts$` },
      to: { path: '^src/design-system/', pathNot: String.raw`^src/design-system/index\.ts$` },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The contract imports zod/mini and itself: wiring belongs to src/platform, server or mocks.',
      from: { path: '^src/contract/', pathNot: test },
      to: { pathNot: '^src/contract/|node_modules/zod/' },
    },
    {
      name: 'no-schemas-in-the-browser',
      severity: 'error',
      comment:
        'What calls take and give is checked by the service: import it as a type. A schema that a form checks by stands in a *-fields.ts beside the calls.',
      from: { path: '^src/', pathNot: ['^src/contract/schemas/', ...onlyForTests] },
      to: { path: '^src/contract/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-the-contract-only',
      severity: 'error',
      comment:
        'The platform is below features and app: have app inject it (token reader, navigation, notices) instead.',
      from: { path: '^src/platform/' },
      to: { path: String.raw`^(src/(?!platform/|contract/)|server/|mocks/|scripts/|tests/)` },
    },
    {
      name: 'platform-by-its-face',
      severity: 'error',
      comment: "Import from '#platform/<part>'; what is missing there is exported from src/platform/<part>/index.ts.",
      from: { pathNot: String.raw`^src/platform/|^\.storybook/|^tests/` },
      to: { path: '^src/platform/', pathNot: String.raw`^src/platform/[^/]+/index\.ts$` },
    },
    {
      name: 'slice-by-its-face',
      severity: 'error',
      comment:
        "Import the other slice from '#features/<slice>'; export the part from its index.ts, or move what both share down to the platform or the design system.",
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: [String.raw`^src/features/$1/`, String.raw`^src/features/[^/]+/index\.ts$`],
      },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      comment:
        'The app collects slices, never the other way round: let app inject it, or move it down to src/platform.',
      from: { path: '^src/features/' },
      to: { path: '^(src/app|server|scripts|tests)/' },
    },
    {
      name: 'app-takes-faces-and-routes',
      severity: 'error',
      comment:
        "The app imports '#features/<slice>' or '#features/<slice>/routes': a page is loaded by its route record.",
      from: { pathNot: '^src/features/' },
      to: { path: '^src/features/', pathNot: String.raw`^src/features/[^/]+/(index|routes)\.ts$` },
    },
    {
      name: 'server-meets-src-in-the-contract',
      severity: 'error',
      comment:
        'The service shares src/contract with the portal and nothing else: move a shared rule into src/contract/rules; pages come from the built entry-server, which is loaded, not imported.',
      from: { path: '^server/' },
      to: { path: '^(src/(?!contract/)|mocks/|scripts/|tests/)' },
    },
    {
      name: 'mocks-speak-the-contract',
      severity: 'error',
      comment:
        'Mocks answer the contract on the wire: import from #contract/*, never from a page, a part or the service.',
      from: { path: '^mocks/', pathNot: test },
      to: { path: '^(src/(?!contract/)|server/|scripts/|tests/)' },
    },
    {
      name: 'no-mocks-in-production',
      severity: 'error',
      comment: 'Mocks are for stories and tests: a page gets its data from its hooks.',
      from: { path: '^(src|server)/', pathNot: onlyForTests },
      to: { path: String.raw`^(mocks|\.storybook|tests|scripts)/` },
    },
    {
      name: 'no-test-files-in-production',
      severity: 'error',
      comment:
        'Only tests and stories import tests, stories and their helpers: move the shared part into a file of its own.',
      from: { path: '^(src|server)/', pathNot: onlyForTests },
      to: { path: onlyForTests, pathNot: 'node_modules' },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      comment:
        'A package that the running product needs stands under "dependencies" in package.json, with its reason in CONTRIBUTING.md.',
      from: { path: '^(src|server)/', pathNot: onlyForTests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(dist|data|storybook-static|coverage|tests/library/app)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
