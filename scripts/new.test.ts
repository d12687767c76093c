import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from './steps.ts'

// Every check of the project, over all of it: only what hangs is to fail by time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const parts = [
  'src',
  'server',
  'mocks',
  'scripts',
  'tests/conventions',
  'tests/property-seed.ts',
  '.storybook',
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'dependency-cruiser.config.mjs',
  'knip.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]

/** Breaks something in every check's province, so that a check which looks at nothing is found out. */
const offender = `import { main } from '../../../server/main.ts'
export const unused: string = 1;
export default main
void [1].map(async () => main).forEach(async () => unused)
`

let copy: string

const bin = (name: string) => join(copy, 'node_modules/.bin', name)
const create = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...args], { cwd: copy, encoding: 'utf8' })

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'))
  for (const part of parts.filter(path => existsSync(join(root, path)))) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  for (const args of [
    ['slice', 'tried-slice', '试验栏目'],
    ['component', 'TriedPrimitive', '试验组件'],
    ['component', 'patterns/TriedPattern', '试验组合'],
    ['component', 'tried-slice/TriedPart', '试验部件'],
  ]) {
    const { status, stderr } = create(...args)
    if (status !== 0) throw new Error(stderr)
  }
  mkdirSync(join(copy, 'src/features/offending'))
  writeFileSync(join(copy, 'src/features/offending/offender.ts'), offender)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Every line that a check has to say. */
const said = (name: string, args: readonly string[]): string[] => {
  const { stdout, stderr } = spawnSync(bin(name), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  })
  return `${stdout}${stderr}`.split('\n')
}

test('what is generated is whole: folders, face, route record', () => {
  const expected = [
    'src/features/tried-slice/index.ts',
    'src/features/tried-slice/routes.ts',
    'src/features/tried-slice/pages/TriedSlicePage/TriedSlicePage.tsx',
    'src/features/tried-slice/pages/TriedSlicePage/TriedSlicePage.stories.tsx',
    'src/features/tried-slice/parts/TriedPart/TriedPart.tsx',
    'src/design-system/primitives/TriedPrimitive/TriedPrimitive.stories.tsx',
    'src/design-system/patterns/TriedPattern/index.ts',
  ]
  expect(expected.filter(path => !existsSync(join(copy, path)))).toEqual([])
})

test.each([
  ['types', 'tsc', ['--noEmit']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=none', 'src']],
  ['promises', 'oxlint', ['src']],
  ['boundaries', 'depcruise', ['--config', 'dependency-cruiser.config.mjs', '--no-cache', '-T', 'err', 'src']],
  ['conventions', 'vitest', ['run', '--project', 'unit', '--reporter', 'verbose', 'tests/conventions']],
  ['dead code', 'knip', ['--no-progress', '--include', 'files,exports,types,unresolved,duplicates']],
])('what is generated passes the check of %s, which finds the offender beside it', (_, name, args) => {
  const lines = said(name, args)
  expect(lines.filter(line => /tried-?slice|TriedP|tried-p/i.test(line))).toEqual([])
  expect(lines.filter(line => line.includes('offend'))).not.toEqual([])
})

test('a wrong name, a missing slice or an existing folder is refused, and nothing is written', () => {
  expect(create('slice', 'JobFairs')).toMatchObject({ status: 1, stderr: expect.stringContaining('kebab-case') })
  expect(create('component', 'lower')).toMatchObject({ status: 1, stderr: expect.stringContaining('PascalCase') })
  expect(create('component', 'no-slice/Part')).toMatchObject({ status: 1, stderr: expect.stringContaining('no slice') })
  expect(create('slice', 'tried-slice')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  expect(create('component', 'TriedPrimitive')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  expect(create()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run new') })
  expect(existsSync(join(copy, 'src/features/JobFairs'))).toBe(false)
})
