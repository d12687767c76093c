import ts from 'typescript'
import { expect, test } from 'vitest'
import { exists, isStory, isTest, isTestHelper, parse, paths, place, resolveFrom, walk } from './tree.ts'

/** Who draws which type of page. */
const layouts: Readonly<Record<string, string>> = {
  landing: 'LandingLayout',
  results: 'ResultsLayout',
  detail: 'DetailLayout',
  'task-list': 'TaskListLayout',
  'record-list': 'RecordListLayout',
  inbox: 'InboxLayout',
  board: 'BoardLayout',
  article: 'ArticleLayout',
  centre: 'CentreLayout',
  door: 'DoorLayout',
  done: 'DoneLayout',
  nothing: 'PageError',
}

const specifierOf = (node: ts.Node): string | undefined => {
  const argument = ts.isImportDeclaration(node)
    ? node.moduleSpecifier
    : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : undefined
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined
}

/** Modules of the same slice that a module loads, at once or later. */
const loadedBy = (path: string): string[] =>
  [...walk(parse(path))].flatMap(node => {
    const specifier = specifierOf(node)
    const to = specifier?.startsWith('.') ? resolveFrom(path, specifier) : undefined
    return to?.endsWith('.tsx') && exists(to) ? [to] : []
  })

/** Elements that a module and what it loads of its slice draw. */
function drawnBy(page: string): Set<string> {
  const seen = new Set<string>()
  const drawn = new Set<string>()
  const take = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const node of walk(parse(path))) {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) drawn.add(node.tagName.getText())
    }
    for (const to of loadedBy(path)) take(to)
  }
  take(page)
  return drawn
}

/** Every record of a page in the tables of routes: what it loads, and which type it says. */
const records = paths('src/features/*/routes.ts', 'src/app/own-pages.ts').flatMap(path =>
  [...walk(parse(path))].filter(ts.isObjectLiteralExpression).flatMap(node => {
    const given = (name: string) =>
      node.properties.find(
        (property): property is ts.PropertyAssignment =>
          ts.isPropertyAssignment(property) && property.name.getText() === name,
      )?.initializer
    const load = given('load')
    const type = given('type')
    const loaded = load && [...walk(load)].map(specifierOf).find(specifier => specifier !== undefined)
    if (loaded === undefined) return []
    return [{ page: resolveFrom(path, loaded), type: type && ts.isStringLiteral(type) ? type.text : '' }]
  }),
)

test('every page is drawn by the layout of the type that its record says', () => {
  expect(records.length).toBeGreaterThan(60)
  const others = records.filter(({ page, type }) => !drawnBy(page).has(layouts[type] ?? ''))
  expect(others.map(({ page, type }) => `${page}: ${type || 'no type'}`)).toEqual([])
})

test('titles and ways here stand in layouts alone, but on mastheads', () => {
  const modules = paths('src/{features,app}/**/*.tsx').filter(
    path => !isStory(path) && !isTest(path) && !isTestHelper(path),
  )
  const others = modules.flatMap(path =>
    [...walk(parse(path))].flatMap(node => {
      if (!(ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))) return []
      const name = node.tagName.getText()
      const isMasthead = node.attributes.properties.some(attribute => attribute.getText() === 'masthead')
      return (name === 'PageTitle' && !isMasthead) || name === 'Breadcrumb' || name === 'h1' ? [place(node)] : []
    }),
  )
  expect(others).toEqual([])
})
