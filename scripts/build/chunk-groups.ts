import { join, relative, sep } from 'node:path'
import type { Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * What the pages that people come to first share with a good part of all others, below `src`: each list is a file of its
 * own, so that a page loads few files, and none of what only the other first page has. What is not named is left to the
 * bundler: another shared part is one more file, and one named that few pages have makes the others heavier
 * (docs/delivery.md has the figures, `npm run bench -- weight` says what became of them).
 */
export const sharedFiles = {
  /** By the home page and the search of jobs with more than twenty pages. */
  'first-pages': [
    'contract/reference/education.ts',
    'contract/reference/lookup.ts',
    'contract/rules/search-text.ts',
    'contract/rules/search-tokens.ts',
    'contract/rules/search-word.ts',
    'contract/rules/width.ts',
    'design-system/patterns/EmptyState/EmptyState.styles.ts',
    'design-system/patterns/EmptyState/EmptyState.tsx',
    'design-system/patterns/EmptyState/list-page.ts',
    'design-system/patterns/ListCard/ListCard.styles.ts',
    'design-system/patterns/ListCard/ListCard.tsx',
    'design-system/patterns/LoadState/LoadFailure.tsx',
    'design-system/patterns/LoadState/LoadState.styles.ts',
    'design-system/patterns/LoadState/LoadState.tsx',
    'design-system/patterns/PageHead/PageHead.styles.ts',
    'design-system/patterns/PageHead/PageHead.tsx',
    'design-system/primitives/Breadcrumb/Breadcrumb.styles.ts',
    'design-system/primitives/Breadcrumb/Breadcrumb.tsx',
    'design-system/primitives/Link/Link.styles.ts',
    'design-system/primitives/Link/Link.tsx',
    'design-system/primitives/Tag/Tag.styles.ts',
    'design-system/primitives/Tag/Tag.variants.ts',
    'design-system/primitives/grouped.ts',
    'platform/dates/format.ts',
    'platform/routing/address-codec.ts',
    'platform/routing/read.ts',
    'platform/routing/route.ts',
  ],
  /** By both with several. */
  'first-pages-some': ['contract/reference/employment.ts', 'platform/dates/relative.ts'],
  /** By the home page with more than twenty, or too small to be a file. */
  home: [
    'design-system/patterns/LoadState/in-turn.ts',
    'design-system/primitives/Card/Card.styles.ts',
    'design-system/primitives/Card/Card.tsx',
    'design-system/primitives/Drawing/drawing-box.ts',
    'design-system/primitives/Icon/path-services.ts',
    'design-system/primitives/Tabs/TabLinks.tsx',
    'design-system/primitives/Tabs/Tabs.styles.ts',
    'features/site/hooks/useSubSites.ts',
  ],
  /** By the search of jobs with more than twenty. */
  search: [
    'contract/reference/region-tree.ts',
    'contract/reference/regions.ts',
    'design-system/primitives/Dialog/Dialog.tsx',
    'design-system/primitives/Dialog/Drawer.tsx',
    'design-system/primitives/Dialog/use-dialog-layer.ts',
    'design-system/primitives/Dialog/use-opener.ts',
  ],
  /** By the search of jobs with several. */
  'search-some': [
    'contract/reference/wages.ts',
    'design-system/patterns/Highlight/Highlight.styles.ts',
    'design-system/patterns/Highlight/Highlight.tsx',
    'design-system/patterns/ResultCount/ResultCount.styles.ts',
    'design-system/patterns/ResultCount/ResultCount.tsx',
    'design-system/patterns/ResultsLayout/ResultsLayout.styles.ts',
    'design-system/patterns/ResultsLayout/ResultsLayout.tsx',
    'design-system/primitives/Tag/RemovableTag.tsx',
    'design-system/primitives/Tag/RemovableWords.tsx',
  ],
} as const

const nameByPath: ReadonlyMap<string, string> = new Map(
  Object.entries(sharedFiles).flatMap(([name, paths]) => paths.map(path => [path, name] as const)),
)

/** The file that a module goes to, by its absolute path; null leaves it to the bundler. */
export const sharedFileOf = (id: string): string | null =>
  nameByPath.get(relative(join(root, 'src'), id).replaceAll(sep, '/')) ?? null

/** How the browser's build is cut. `libraries` and `base` come with every page, the first of them preloaded (src/app/document.ts). */
export const chunks: Rolldown.OutputOptions = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
      { name: 'base', tags: ['$initial'] },
      { debugName: 'shared', name: sharedFileOf },
    ],
  },
}
