import ts from 'typescript'
import { expect, test } from 'vitest'
import { exists, isStory, isTest, isTestHelper, parse, paths, place, resolveFrom, walk } from './tree.ts'

/** Who draws which type of page; a masthead is a landing page of its own. */
const layouts: Readonly<Record<string, string>> = {
  landing: 'FrontLayout LandingLayout PageTitle',
  results: 'ResultsLayout ResultsWithPane',
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

/** Modules of another slice from which its face shows what an import names. */
function shownBy(slice: string, node: ts.ImportDeclaration): string[] {
  const face = `src/features/${slice}/index.ts`
  const bindings = node.importClause?.namedBindings
  const wanted = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  return parse(face)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, moduleSpecifier }) => {
      if (!exportClause || !ts.isNamedExports(exportClause) || !moduleSpecifier) return []
      const isWanted = exportClause.elements.some(({ name }) => wanted.includes(name.text))
      return isWanted && ts.isStringLiteral(moduleSpecifier) ? [resolveFrom(face, moduleSpecifier.text)] : []
    })
}

/** Modules with parts that a module loads, at once or later. */
const loadedBy = (path: string): string[] =>
  [...walk(parse(path))]
    .flatMap(node => {
      const specifier = specifierOf(node) ?? ''
      const slice = /^#features\/([a-z-]+)$/.exec(specifier)?.[1]
      if (slice && ts.isImportDeclaration(node)) return shownBy(slice, node)
      return specifier.startsWith('.') ? [resolveFrom(path, specifier)] : []
    })
    .filter(to => to.endsWith('.tsx') && exists(to))

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
  const others = records.filter(({ page, type }) => {
    const drawn = drawnBy(page)
    return !layouts[type]?.split(' ').some(layout => drawn.has(layout))
  })
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
