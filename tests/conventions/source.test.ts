import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { importsOf, isStory, isTest, isTestHelper, parse, paths, place, read, resolveFrom, walk } from './tree.ts'

const source = paths('{src,server,mocks}/**/*.{ts,tsx}').filter(path => !path.endsWith('.d.ts'))
const portal = source.filter(path => path.startsWith('src/'))
const shipped = portal.filter(path => !isTest(path) && !isStory(path) && !isTestHelper(path))

/** Places in `files` at which `offends` holds. */
const offences = (files: readonly string[], offends: (node: ts.Node) => boolean): string[] =>
  files.flatMap(path => [...walk(parse(path))].filter(offends).map(place))

const isImportName = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent)

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) && !isImportName(node)

describe('exports', () => {
  test('are named: a default export has as many names as importers', () => {
    const isDefault = (node: ts.Node) =>
      ts.isExportAssignment(node) || (node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent))
    expect(
      offences(
        source.filter(path => !isTestHelper(path)),
        isDefault,
      ),
    ).toEqual([])
  })

  test('of a face are explicit lists and nothing else', () => {
    const faces = portal.filter(path => path.endsWith('/index.ts'))
    const isList = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier !== undefined &&
      statement.exportClause !== undefined &&
      (ts.isNamedExports(statement.exportClause) || ts.isNamespaceExport(statement.exportClause))
    const odd = faces.flatMap(path =>
      parse(path)
        .statements.filter(statement => !isList(statement))
        .map(place),
    )
    expect(odd).toEqual([])
  })
})

describe('imports', () => {
  const homes = [/^src\/features\/[^/]+\//, /^src\/[^/]+\//, /^mocks\//, /^server\//]
  const homeOf = (path: string) => homes.map(home => home.exec(path)?.[0]).find(home => home !== undefined) ?? ''

  test('are relative only inside their own folder: elsewhere go by the names in package.json (#platform/…)', () => {
    const climbing = source.flatMap(path =>
      importsOf(path)
        .filter(to => to.startsWith('.') && !to.includes('/.storybook/'))
        .filter(to => !resolveFrom(path, to).startsWith(homeOf(path)))
        .map(to => `${path} → ${to}`),
    )
    expect(climbing).toEqual([])
  })
})

describe('effects', () => {
  const isEffect = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && /^(React\.)?use(Layout|Insertion)?Effect$/.test(node.expression.getText())

  test('say with `return` that something undoes them: what else they return, a promise say, is called when they end', () => {
    const slips = (node: ts.Node) => {
      const effect = isEffect(node) ? node.arguments[0] : undefined
      return (
        effect !== undefined &&
        !(ts.isArrowFunction(effect) && (ts.isBlock(effect.body) || ts.isArrowFunction(effect.body)))
      )
    }
    expect(offences(source, slips)).toEqual([])
  })
})

describe('notices', () => {
  const slices = portal.filter(path => path.startsWith('src/features/'))

  test('are said by useSay of #platform/notices, which knows what the transport has said: no slice shows a toast itself', () => {
    expect(offences(slices, node => ts.isImportSpecifier(node) && /toast/i.test(node.name.text))).toEqual([])
  })

  test('of failures are made by say.failure(error) alone', () => {
    const isHandMade = (node: ts.Node) =>
      ts.isCallExpression(node) &&
      /^say\.(done|warning)$/.test(node.expression.getText()) &&
      node.arguments.some(argument => /\b(error|wordsFor)\b/.test(argument.getText()))
    expect(offences(slices, isHandMade)).toEqual([])
  })

  test('of an outcome that nobody waits for end with it: say.outcomeOf(…).catch(() => undefined), for it throws what it has said', () => {
    const isLeft = (node: ts.Node) =>
      ts.isVoidExpression(node) &&
      ts.isCallExpression(node.expression) &&
      node.expression.expression.getText() === 'say.outcomeOf'
    expect(offences(slices, isLeft)).toEqual([])
  })
})

describe('looks', () => {
  const outsideTokens = portal.filter(
    path => !path.startsWith('src/design-system/tokens/') && !isTest(path) && !isTestHelper(path),
  )
  const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch)a?\(/i
  const pixels = /(?:^|[^\w#.-])\d*\.?\d+px\b/

  test('take colours from tokens: color.<role>', () => {
    expect(offences(outsideTokens, node => isText(node) && colour.test(node.text))).toEqual([])
  })

  test('take sizes from tokens: space, size, text, radius', () => {
    expect(offences(outsideTokens, node => isText(node) && pixels.test(node.text))).toEqual([])
  })

  test('never travel in a style attribute, which the content security policy refuses: use data-* and a template', () => {
    expect(offences(portal, node => ts.isJsxAttribute(node) && node.name.getText() === 'style')).toEqual([])
  })

  test('are static templates: state goes through data-* and ARIA attributes, not through functions', () => {
    const isStyled = (tag: ts.Expression) => /^(styled|css|keyframes|createGlobalStyle)\b/.test(tag.getText())
    const isFunction = ({ expression }: ts.TemplateSpan) =>
      ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)
    const interpolates = (node: ts.Node) =>
      ts.isTaggedTemplateExpression(node) &&
      isStyled(node.tag) &&
      ts.isTemplateExpression(node.template) &&
      node.template.templateSpans.some(isFunction)
    expect(offences(portal, interpolates)).toEqual([])
  })
})

/** True for a name that a file imports from the contract. */
const isImported = (file: ts.SourceFile, name: string) =>
  file.statements.some(
    statement =>
      ts.isImportDeclaration(statement) &&
      statement.moduleSpecifier.getText().includes('#contract/') &&
      statement.importClause?.namedBindings !== undefined &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      statement.importClause.namedBindings.elements.some(element => element.name.text === name),
  )

describe('a module', () => {
  const browserOnly = new Set([
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'location',
    'history',
  ])

  const runsLater = (node: ts.Node) =>
    ts.isFunctionLike(node) || (ts.isPropertyDeclaration(node) && !ts.getModifiers(node)?.some(isStatic))
  const isType = (node: ts.Node) =>
    ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  const isStatic = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.StaticKeyword
  const isName = ({ parent, ...node }: ts.Node) =>
    (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
    (ts.isPropertyAssignment(parent) && parent.name.pos === node.pos) ||
    ts.isTypeOfExpression(parent)

  /** What a browser runs by itself: the page's script, and those in its head. */
  const entries = ['src/app/entry-client.tsx', 'src/app/await-user.ts', 'src/app/early.ts', 'src/app/start.ts']

  test('leaves the browser alone while it is imported: public pages are rendered on the server', () => {
    const eager = shipped
      .filter(path => !entries.includes(path))
      .flatMap(path => [...walk(parse(path), node => !runsLater(node) && !isType(node))])
      .filter(node => ts.isIdentifier(node) && browserOnly.has(node.text) && !isName(node))
    expect(eager.map(place)).toEqual([])
  })

  test('of the browser never reads the schemas of an endpoint, which its build leaves out: name the schema in src/contract', () => {
    const browser = shipped.filter(path => !path.startsWith('src/contract/'))
    const isSchema = (node: ts.Node) =>
      ts.isPropertyAccessExpression(node) &&
      /^(input|output|summary)$/.test(node.name.text) &&
      ts.isIdentifier(node.expression) &&
      isImported(node.getSourceFile(), node.expression.text)
    expect(offences(browser, isSchema)).toEqual([])
  })

  test('goes elsewhere by #platform/routing alone: one place knows the history of the browser', () => {
    const others = portal.filter(path => !path.startsWith('src/platform/routing/') && !isTest(path) && !isStory(path))
    const movers = /^(pushState|replaceState|popstate)$/
    const moves = (node: ts.Node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && movers.test(node.text)
    const isRouter = /^(react-router|wouter|history|@tanstack\/(react-)?router)\b/
    expect(offences(others, moves)).toEqual([])
    expect(portal.filter(path => importsOf(path).some(to => isRouter.test(to)))).toEqual([])
  })

  test('fits on a few screens: past 300 lines, tables aside, look for the missing wall', () => {
    const unwrap = (node: ts.Expression): ts.Expression =>
      ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node
    const isTable = (statement: ts.Statement): statement is ts.VariableStatement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.every(({ initializer }) => {
        const value = initializer === undefined ? undefined : unwrap(initializer)
        return value !== undefined && (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value))
      })
    const linesOf = (node: ts.Node) => node.getText().split('\n').length
    const length = (path: string) =>
      read(path).split('\n').length -
      parse(path).statements.reduce((sum, statement) => sum + (isTable(statement) ? linesOf(statement) : 0), 0)
    expect(source.filter(path => length(path) > 300)).toEqual([])
  })
})

describe('words', () => {
  const everything = paths('{src,server,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,css,sql,md}').filter(
    path => path !== 'tests/conventions/source.test.ts',
  )
  const find = (files: readonly string[], unwanted: RegExp) =>
    files.flatMap(path =>
      read(path)
        .split('\n')
        .flatMap((line, row) => (unwanted.test(line) ? [`${path}:${row + 1} ${line.trim()}`] : [])),
    )

  test('promise nothing: what is not there is not shown', () => {
    const notes = /\b(TODO|FIXME|XXX|HACK)\b/
    // The three dots: what the specification (section 8) says of an area without a site of its own.
    const promises =
      /coming soon|lorem ipsum|not (yet )?implemented|敬请期待|正在建设(?!中\.\.\.)|(?<!正在)建设中|开发中|即将上线|暂未开放/i
    expect(find(everything, notes)).toEqual([])
    expect(find(everything, promises)).toEqual([])
  })

  test('of a test run it whole: nothing skipped, nothing alone, no fixed wait', () => {
    const weak = /\b(test|it|describe)\.(skip|only|todo|fails|fixme)\b|waitForTimeout|\bsleep\(/
    expect(
      find(
        everything.filter(path => isTest(path) || isStory(path) || /\.spec\.ts$/.test(path)),
        weak,
      ),
    ).toEqual([])
  })
})
