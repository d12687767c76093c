import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLibrary } from '../../scripts/build/library.ts'

const root = join(import.meta.dirname, '../..')

/** What an application needs beside the library: its peers and its own tools. */
const beside = [
  'react',
  'react-dom',
  'styled-components',
  'swr',
  'msw',
  'vite',
  'typescript',
  '@types/react',
  '@types/react-dom',
]

const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Builds and packs the library and installs it into a new application outside the tree. Answers the application's folder. */
export async function installIntoNewApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  const built = join(folder, 'built')
  await buildLibrary(root, built)
  const [packed] = JSON.parse(run(built, 'npm', 'pack', '--json', '--pack-destination', folder))
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = { ...own.devDependencies, ...own.dependencies }
  const app = join(folder, 'app')
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true })
  const dependencies = {
    ...Object.fromEntries(beside.map(name => [name, versions[name]])),
    [own.name]: `file:../${packed.filename}`,
  }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  run(app, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund')
  mkdirSync(join(app, 'public'))
  copyFileSync(join(app, 'node_modules/msw/lib/mockServiceWorker.js'), join(app, 'public/mockServiceWorker.js'))
  return app
}
