import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { exists, folderOf, parse, paths, place, read, resolveFrom, walk } from './tree.ts'

const CHINESE = /\p{Script=Han}/u

const field = (object: ts.ObjectLiteralExpression, name: string): string | undefined => {
  const property = object.properties.find(candidate => candidate.name?.getText() === name)
  const value = property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined
  return value !== undefined && ts.isStringLiteralLike(value) ? value.text : undefined
}

/** Object literals handed to `<owner>.<method>({ … })`, keyed by the constant that takes the result. */
const calls = (path: string, method: string): Map<string, ts.ObjectLiteralExpression | undefined> => {
  const found = new Map<string, ts.ObjectLiteralExpression | undefined>()
  for (const node of walk(parse(path))) {
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) continue
    const call = node.initializer
    if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) continue
    if (call.expression.name.text !== method) continue
    const [first] = call.arguments
    found.set(node.name.getText(), first !== undefined && ts.isObjectLiteralExpression(first) ? first : undefined)
  }
  return found
}

const schemes: ReadonlyArray<[folder: RegExp, title: RegExp]> = [
  [/^src\/design-system\//, /^设计系统\/[^/]+(\/[^/]+)?$/],
  [/^src\/features\/[^/]+\/parts\//, /^业务\/[^/]+\/[^/]+$/],
  [/^src\/features\/[^/]+\/pages\//, /^(页面|流程)\/[^/]+(\/[^/]+)?$/],
  [/^src\//, /^(业务|页面|流程)\/[^/]+(\/[^/]+)?$/],
]

const titleFor = (path: string) => schemes.find(([folder]) => folder.test(path))?.[1] ?? /^$/

const reading = /\buse(Read|Call|SWR|SWRInfinite)\(/

/** What a module declares at its top, by name. */
const declarations = (path: string): Map<string, string> =>
  new Map(
    parse(path).statements.flatMap(statement => {
      if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement.getText()] as const]
      if (!ts.isVariableStatement(statement)) return []
      return statement.declarationList.declarations.map(one => [one.name.getText(), one.getText()] as const)
    }),
  )

/** Whether `name` of a module makes a reading call, itself or by what it uses of the same module. */
function readsBy(name: string, told: ReadonlyMap<string, string>, seen: ReadonlySet<string> = new Set()): boolean {
  const text = told.get(name)
  if (text === undefined || seen.has(name)) return false
  const others = [...told.keys()].filter(other => new RegExp(`\\b${other}\\(`).test(text))
  return reading.test(text) || others.some(other => readsBy(other, told, new Set([...seen, name])))
}

/** What a module takes from hooks: the path of each, and the names. */
const hooksOf = (path: string): ReadonlyArray<{ from: string; names: readonly string[] }> =>
  parse(path).statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const from = resolveFrom(path, statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (!from.includes('/hooks/') || !exists(from) || bindings === undefined || !ts.isNamedImports(bindings)) return []
    return [{ from, names: bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text) }]
  })

/** The component reads from the service: its folder, or a hook that it uses, makes a reading call. */
const fetches = (storyPath: string): boolean =>
  paths(`${folderOf(storyPath)}/*.tsx`)
    .filter(path => !path.includes('.stories.'))
    .some(
      path =>
        reading.test(read(path)) ||
        hooksOf(path).some(({ from, names }) => names.some(name => readsBy(name, declarations(from)))),
    )

interface StoryFile {
  path: string
  meta: ts.ObjectLiteralExpression | undefined
  told: Map<string, ts.ObjectLiteralExpression | undefined>
}

const files: StoryFile[] = paths('src/**/*.stories.tsx').map(path => {
  const [meta] = calls(path, 'meta').values()
  return { path, meta, told: new Map([...calls(path, 'story'), ...calls(path, 'extend')]) }
})

const textOf = ({ meta }: StoryFile, name: string) => (meta === undefined ? undefined : field(meta, name))

/** Stories whose screen also changes when an answer comes, not only with the action itself. */
const asking = paths('src/**/*.stories.tsx').filter(path => path.includes('/pages/') || /mocks\/mock'/.test(read(path)))

const isAction = (statement: ts.Statement) => /^await\s+userEvent\./.test(statement.getText())

const waits = (node: ts.Node): boolean => [...walk(node)].some(ts.isAwaitExpression)

/** The expectation that a statement, or the step that it is, begins with. */
function firstExpected(statement: ts.Statement): ts.CallExpression | undefined {
  const call = ts.isExpressionStatement(statement) && ts.isAwaitExpression(statement.expression) && statement.expression
  if (!call || !ts.isCallExpression(call.expression)) return undefined
  const { expression } = call
  if (expression.getText().startsWith('expect(')) return expression
  const step = expression.expression.getText() === 'step' ? expression.arguments[1] : undefined
  const [inner] = step && ts.isArrowFunction(step) && ts.isBlock(step.body) ? step.body.statements : []
  return inner && firstExpected(inner)
}

/** What is expected at once, right after an action. */
const hasty = ({ statements }: ts.Block): ts.Node[] =>
  statements.flatMap((statement, at) => {
    const before = statements[at - 1]
    const expected = before && isAction(before) ? firstExpected(statement) : undefined
    return expected && !waits(expected) ? [expected] : []
  })

const readsClock = (node: ts.Node): boolean =>
  ts.isCallExpression(node)
    ? node.expression.getText() === 'Date.now'
    : ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length

/** One line for each file at which `offence` has something to say. */
const tell = (offence: (file: StoryFile) => string | readonly string[] | undefined): string[] =>
  files.flatMap(file => [offence(file) ?? []].flat().map(words => `${file.path}: ${words}`))

describe('stories', () => {
  test('have a lasting ASCII id of their own, so that links and pictures survive a rewording', () => {
    const seen = new Set<string>()
    const offences = tell(file => {
      const id = textOf(file, 'id') ?? ''
      if (!/^[a-z][a-z0-9-]*$/.test(id)) return `preview.meta({ id: '${id}' })`
      if (seen.has(id)) return `id '${id}' is taken`
      seen.add(id)
      return undefined
    })
    expect(offences).toEqual([])
  })

  test('have a Chinese title in the scheme of their folder: 设计系统/…, 业务/<领域>/…, 页面/…, 流程/…', () => {
    const offences = tell(file => {
      const title = textOf(file, 'title') ?? ''
      const isFit = titleFor(file.path).test(title) && CHINESE.test(title.split('/').at(-1) ?? '')
      return isFit ? undefined : `title '${title}'`
    })
    expect(offences).toEqual([])
  })

  test('are exported in English and named in Chinese: name: "…"', () => {
    const isUnnamed = (options: ts.ObjectLiteralExpression | undefined) =>
      !CHINESE.test((options === undefined ? undefined : field(options, 'name')) ?? '')
    const offences = tell(({ told }) =>
      [...told]
        .filter(([name, options]) => !/^[A-Z][A-Za-z0-9]*$/.test(name) || isUnnamed(options))
        .map(([name]) => name),
    )
    expect(offences).toEqual([])
    expect(tell(({ told }) => (told.size === 0 ? 'tells nothing' : undefined))).toEqual([])
  })

  test('are never called Error, which hides the global one: call it Failed', () => {
    expect(tell(({ told }) => (told.has('Error') ? 'Error' : undefined))).toEqual([])
  })

  test('of what reads from the service show every answer: Loading, Failed, Filled, and Empty or NotFound', () => {
    const offences = tell(({ path }) => {
      if (!fetches(path)) return undefined
      // Files of one folder tell of one component: what one of them shows the others need not.
      const beside = files.filter(file => folderOf(file.path) === folderOf(path))
      const told = new Set(beside.flatMap(file => [...file.told.keys()]))
      const lacking = ['Loading', 'Failed', 'Filled'].filter(name => !told.has(name))
      return told.has('Empty') || told.has('NotFound') ? lacking : [...lacking, 'Empty']
    })
    expect(offences).toEqual([])
  })

  test('that ask the service wait for what an action brings about: await waitFor(() => expect(…)…)', () => {
    const offences = asking.flatMap(path => [...walk(parse(path))].filter(ts.isBlock).flatMap(hasty).map(place))
    expect(offences).toEqual([])
  })

  test('and their samples read no clock as they load, before that of the stories stands: use STORY_NOW', () => {
    const samples = paths('{src,mocks}/**/*.{ts,tsx}').filter(path => !path.startsWith('src/app/'))
    const offences = samples.flatMap(path =>
      [...walk(parse(path), node => !ts.isFunctionLike(node))].filter(readsClock).map(place),
    )
    expect(offences).toEqual([])
  })
})
