import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from './steps.ts'

// Every check of the project, over all of it: only what hangs is to fail by time. Two at a time, as there are cores.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000, maxConcurrency: 2 })

const parts = [
  'src',
  'server',
  'mocks',
  'scripts',
  'tests',
  'public',
  'docs',
  '.github',
  '.storybook',
  'CONTRIBUTING.md',
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'dependency-cruiser.config.mjs',
  'knip.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** Breaks something in every check's province, so that a check which looks at nothing is found out. */
const offender = `import { main } from '../../../server/main.ts'
export const unused: string = 1;
export default main
void [1].map(async () => main).forEach(async () => unused)
`

const brokenConventions = /^(a slice has its face|exports are named|imports are relative)/

/** The packages lie outside of the copy. */
const storiesConfig = `import { mergeConfig } from 'vitest/config'
import stories from './.storybook/vitest.config.ts'

export default mergeConfig(stories, { root: '.', cacheDir: '.cache/vite', server: { fs: { strict: false } } })
`

const isOffence = (words: string) => words.includes('offend')
const isGenerated = (words: string) => /tried[-_ ]?(entr|p)/i.test(words)

let copy: string

const bin = (name: string) => join(copy, 'node_modules/.bin', name)
const create = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...args], { cwd: copy, encoding: 'utf8' })

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'))
  for (const part of parts) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: path => !/visual.baselines.+\.png$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  for (const args of [
    ['slice', 'tried-entries', '试验栏目'],
    ['component', 'TriedPrimitive', '试验组件'],
    ['component', 'patterns/TriedPattern', '试验组合'],
    ['component', 'tried-entries/TriedPart', '试验部件'],
  ]) {
    const { status, stderr } = create(...args)
    if (status !== 0) throw new Error(stderr)
  }
  mkdirSync(join(copy, 'src/features/offending'))
  writeFileSync(join(copy, 'src/features/offending/offender.ts'), offender)
  writeFileSync(join(copy, 'stories.config.ts'), storiesConfig)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Everything that a command has to say. */
function said(name: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(bin(name), args, { cwd: copy, env: { ...process.env, CI: '1', TEST_ENGINES: 'postgres' } })
  const words: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (word: Buffer) => words.push(word))
  child.on('error', reject)
  child.on('close', () => resolve(Buffer.concat(words).toString()))
  return promise
}

interface Told {
  readonly fullName: string
  readonly status: string
}

interface Outcome {
  /** Names of tests. */
  readonly passed: readonly string[]
  /** Names of tests, or what keeps a file from being run. */
  readonly failed: readonly string[]
  /** Everything that was said, but of what passes. */
  readonly lines: readonly string[]
}

/** Runs tests of the copy. */
async function tested(...args: string[]): Promise<Outcome> {
  const report = join(mkdtempSync(join(copy, '.report-')), 'report.json')
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`]
  const words = await said('vitest', ['run', ...reporters, ...args])
  if (!existsSync(report)) throw new Error(words)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const files: { message: string; assertionResults: Told[] }[] = testResults
  const namesOf = (wanted: string) =>
    files.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName),
    )
  const unread = files.filter(({ assertionResults }) => assertionResults.length === 0).map(({ message }) => message)
  return {
    passed: namesOf('passed'),
    failed: [...unread, ...namesOf('failed')],
    lines: words.split('\n').filter(line => !line.includes('✓')),
  }
}

test('nothing of what is generated still bears the words of its template', () => {
  const templates = /sample[-_ ]?(entr|part|component|slice|shelf)|示例(条目|部件|组件|分类)|NNNN/i
  const files = globSync('{src,server,mocks,tests}/**/*{tried,Tried}*{,/**/*.*}', { cwd: copy }).filter(path =>
    /\.\w+$/.test(path),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter(path => templates.test(path + readFileSync(join(copy, path), 'utf8')))).toEqual([])
})

test.concurrent.each([
  ['types', 'tsc', ['--noEmit']],
  ['dead code', 'knip', ['--no-progress', '--include', 'files,exports,types,unresolved,duplicates']],
  ['promises', 'oxlint', ['src', 'server', 'mocks', 'tests']],
  [
    'boundaries',
    'depcruise',
    ['--config', 'dependency-cruiser.config.mjs', '--no-cache', '-T', 'err', 'src', 'server', 'mocks', 'tests'],
  ],
  [
    'lint and format',
    'biome',
    ['check', '--error-on-warnings', '--max-diagnostics=none', 'src', 'server', 'mocks', 'tests'],
  ],
])('what is generated passes the check of %s, which finds the offender beside it', async (_, name, args) => {
  const lines = (await said(name, args)).split('\n')
  expect(lines.filter(isGenerated)).toEqual([])
  expect(lines.filter(isOffence)).not.toEqual([])
})

test.concurrent('what is generated keeps the conventions and the contract, and its pages declare what they read', async () => {
  const { passed, failed, lines } = await tested(
    ...['--project', 'unit', 'src/app/reads.test.tsx', 'src/app/shown.test.ts', 'tests/conventions', 'tests/contract'],
  )
  expect(lines.filter(isGenerated)).toEqual([])
  expect(lines.filter(isOffence)).not.toEqual([])
  expect(failed.filter(name => !brokenConventions.test(name))).toEqual([])
  for (const address of ['/tried-entries', '/tried-entries/7']) {
    expect(passed.filter(name => name.startsWith(`${address} asks at first`))).not.toEqual([])
  }
})

test.concurrent('what is generated is served, to its owner alone, and is copied and forgotten with the account', async () => {
  const { passed, failed, lines } = await tested(
    ...['--project', 'service', 'server/tried-entries', 'server/account', 'tests/security'],
    ...['-t', 'tried[-_ ]entries|stored of a person|leaves n|says whose it is'],
  )
  expect(failed, lines.join('\n')).toEqual([])
  for (const words of [
    ' tried entries ',
    'GET /tried_entries/list lets in',
    'POST /tried_entries/add lets in',
    'GET /tried_entries/getInfo answers strangers',
    '/tried_entries/add has room',
    'says whose it is',
    'stands in the copy',
    'leaves neither number nor name',
  ]) {
    expect(
      passed.filter(name => name.includes(words)),
      words,
    ).not.toEqual([])
  }
})

test.concurrent('what is generated tells its stories', async () => {
  const { passed, failed, lines } = await tested('-c', 'stories.config.ts', 'tried-entries', 'Tried')
  expect(failed, lines.join('\n')).toEqual([])
  for (const state of ['有内容', '空', '没有这一页', '加载中', '加载失败', '没有找到', '手机']) {
    expect(
      passed.filter(name => name.includes(state)),
      state,
    ).not.toEqual([])
  }
})

test('a wrong name, a missing slice or an existing folder is refused, and nothing is written', () => {
  expect(create('slice', 'JobFairs')).toMatchObject({ status: 1, stderr: expect.stringContaining('kebab-case') })
  expect(create('component', 'lower')).toMatchObject({ status: 1, stderr: expect.stringContaining('PascalCase') })
  expect(create('component', 'no-slice/Part')).toMatchObject({ status: 1, stderr: expect.stringContaining('no slice') })
  expect(create('slice', 'tried-entries')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  expect(create('component', 'TriedPrimitive')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  expect(create()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run new') })
  expect(existsSync(join(copy, 'src/features/JobFairs'))).toBe(false)
})
