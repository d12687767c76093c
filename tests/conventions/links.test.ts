import ts from 'typescript'
import { expect, test } from 'vitest'
import { mayOpen, type PageEntry, type PageName, pageAt, pages, type Reader } from '#contract/pages'
import { isStory, isTest, isTestHelper, parse, paths, place, walk } from './tree.ts'

const code = paths('{src/features,src/app,src/design-system,server}/**/*.{ts,tsx}').filter(
  path =>
    !isTest(path) &&
    !isStory(path) &&
    !isTestHelper(path) &&
    !path.startsWith('server/db/sample/') &&
    !path.startsWith('server/http/'),
)
const slices = code.filter(path => path.startsWith('src/features/'))

/** The beginning of an address, as far as its text is written out. */
function writtenAddress(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.head.text : undefined
}

const fixed: ReadonlySet<string> = new Set(
  Object.values(pages)
    .map(({ path }: PageEntry) => path.replace(/:.*$/, ''))
    .filter(path => path !== '/'),
)

/** Whether a text is the address of a page, with or without query, or the beginning of one that is put together. */
function isAddress(node: ts.Node): boolean {
  const [path = ''] = (writtenAddress(node) ?? '').split(/[?#]/)
  return path.startsWith('/') && path !== '/' && (fixed.has(path) || pageAt(path) !== null)
}

const isImport = ({ parent }: ts.Node) => ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)

test('a link is made of the name of a page (`pathTo` of #contract/pages), so that none leads where nothing is; the design system is handed it', () => {
  const written = code.flatMap(path =>
    [...walk(parse(path))].filter(node => isAddress(node) && !isImport(node)).map(place),
  )
  expect(written).toEqual([])
})

/** Places at which a slice imports one of these. */
const imported = (names: readonly string[]) =>
  slices.flatMap(path =>
    [...walk(parse(path))]
      .filter(node => ts.isIdentifier(node) && names.includes(node.text) && ts.isImportSpecifier(node.parent))
      .map(place),
  )

test('a slice asks `useRequest` for the address of its page: the router may be one ahead', () => {
  expect(imported(['useLocation', 'useParams', 'useSearchParams'])).toEqual([])
})

test('a slice reads its address by `addressCodec`: a word asked for by hand means what the page around it takes for nothing', () => {
  const byHand = slices.flatMap(path =>
    [...walk(parse(path))]
      .filter(node => ts.isCallExpression(node) && /\bquery\.get(All)?$/.test(node.expression.getText()))
      .map(place),
  )
  expect(byHand).toEqual([])
})

test('a slice reads by `useRead`, `useCall`, `useRenew` and `useReplace`: keys of the cache are made in one place', () => {
  expect(imported(['useSWRConfig', 'callKey'])).toEqual([])
})

const isName = (text: string): text is PageName => Object.hasOwn(pages, text)

/** Pages that a file links to by name. */
function linkedFrom(path: string): [name: PageName, node: ts.Node][] {
  return [...walk(parse(path))].flatMap((node): [PageName, ts.Node][] => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'pathTo') return []
    const [name] = node.arguments
    return name && ts.isStringLiteral(name) && isName(name.text) ? [[name.text, node]] : []
  })
}

const sliceOf = (path: string) => path.split('/')[2] ?? ''

/** Who is shown something of a slice: those who may open one of its pages; everybody where it has none of its own. */
function readersOf(slice: string): readonly Reader[] {
  const own = Object.values(pages).filter((page: PageEntry) => page.slice === slice)
  const all: readonly Reader[] = ['guest', 'seeker', 'employer']
  return own.length === 0 ? all : all.filter(reader => own.some(page => mayOpen(reader, page)))
}

test('what only seekers are shown links to no page of employers, and the other way round', () => {
  const walls = slices.flatMap(path => {
    const readers = readersOf(sliceOf(path)).filter(reader => reader !== 'guest')
    return linkedFrom(path)
      .filter(([name]) => !readers.some(reader => mayOpen(reader, pages[name])))
      .map(([name, node]) => `${place(node)} → ${name}`)
  })
  expect(walls).toEqual([])
})
