import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** Relative names of sources become those of what is built from them. */
export const namedAsBuilt = (declarations: string): string =>
  declarations.replace(/(?<=(?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '.js')

/**
 * Writes the declarations of `files` and of all that they import into `folder`, in the folders of their sources.
 *
 * @throws Error with the compiler's words when the sources do not type-check
 */
export function writeTypes(root: string, files: readonly string[], folder: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const ambient = ['src/app/environment.d.ts'].map(file => join(root, file))
  const program = ts.createProgram([...files.map(file => join(root, file)), ...ambient], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
  })
  const { diagnostics } = program.emit(undefined, (path, text) => {
    if (relative(folder, path).startsWith('..')) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, namedAsBuilt(text))
  })
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (faults.length === 0) return
  throw new Error(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: name => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  )
}
