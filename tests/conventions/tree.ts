import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

/** Root of the tree that the conventions are read from. */
export const root = join(import.meta.dirname, '../..')

/** Paths below the root that match any of `patterns`, sorted, with forward slashes. */
export const paths = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'dist/**', 'data/**'] })
    .map(path => path.split(sep).join('/'))
    .sort()

export const exists = (path: string): boolean => existsSync(join(root, path))

export const nameOf = (path: string): string => basename(path)

export const folderOf = (path: string): string => dirname(path)

/** `to`, as an import in the file `from` resolves it. */
export const resolveFrom = (from: string, to: string): string => relative(root, join(root, dirname(from), to))

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const parsed = new Map<string, ts.SourceFile>()

/** Syntax tree of one TypeScript file, with parents. */
export function parse(path: string): ts.SourceFile {
  const known = parsed.get(path)
  if (known) return known
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, kind)
  parsed.set(path, file)
  return file
}

/** `root` and every node below it, in order; `enter` decides whether the children of a node are visited as well. */
export function* walk(root: ts.Node, enter: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  // A generator inside a generator would hand each node up through every level above it.
  const left = [root]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    yield node
    if (!enter(node)) continue
    const children: ts.Node[] = []
    ts.forEachChild(node, child => {
      children.push(child)
    })
    left.push(...children.reverse())
  }
}

/** `path:line` of a node, as an editor opens it. */
export function place(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Specifiers of all static imports and re-exports. */
export const importsOf = (path: string): string[] =>
  parse(path).statements.flatMap(statement =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier !== undefined &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  )

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Names that a module exports by its own declarations or by explicit lists. */
export const exportsOf = (path: string): string[] =>
  parse(path).statements.flatMap(statement => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement
      return exportClause !== undefined && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : []
    }
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText())
    }
    const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    return named && statement.name !== undefined ? [statement.name.text] : []
  })

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isStory = (path: string): boolean => path.endsWith('.stories.tsx')
export const isTestHelper = (path: string): boolean => /\/testing[./]/.test(path)
