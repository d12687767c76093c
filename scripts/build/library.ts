import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { libraryFaces } from './library-faces.ts'
import { libraryManifest } from './library-manifest.ts'
import { writeTypes } from './library-types.ts'
import { styledParts } from './styled-parts.ts'

/** Everything that is neither a file of the project nor one of its names for its own folders. */
const isPackage = (id: string) => !/^[./#\0]/.test(id)

const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')

/** Writes the modules into `folder`, one for each source. Answers the packages that they import. */
async function writeModules(root: string, files: readonly string[], folder: string): Promise<Set<string>> {
  const packages = new Set<string>()
  const collect = {
    name: 'packages',
    generateBundle(_: object, bundle: Rolldown.OutputBundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of [...chunk.imports, ...chunk.dynamicImports]) if (!(id in bundle)) packages.add(packageOf(id))
      }
    },
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [collect],
    oxc: styledParts,
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      lib: { entry: files.map(file => join(root, file)), formats: ['es'] },
      rolldownOptions: {
        external: isPackage,
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  })
  return packages
}

/** Builds the installable package into `folder`: ES modules, their types, a manifest, what it is and its licence. */
export async function buildLibrary(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const faces = libraryFaces(root)
  const files = Object.values(faces)
  const packages = await writeModules(root, files, folder)
  writeTypes(root, files, folder)
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(libraryManifest(own, faces, packages), null, 2)}\n`)
  copyFileSync(join(root, 'docs/library.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}
