import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, root } from './tree.ts'

/** One offence against each rule: the file that imports, and what. */
const offences: Record<string, [from: string, to: string]> = {
  'no-cycle': ['src/platform/clock/now.ts', './zone.ts'],
  'no-cycle-in-the-contract': ['src/contract/news-fields.ts', './news.ts'],
  resolvable: ['src/features/jobs/hooks/useJob.ts', '#features/jobs/model/deadline'],
  'design-system-stands-alone': ['src/design-system/patterns/Header/Header.tsx', '#contract/jobs'],
  'design-system-by-its-face': ['src/features/jobs/parts/Card/Card.tsx', '../../../../design-system/tokens/index.ts'],
  'contract-is-pure': ['src/contract/exams.ts', 'react'],
  'no-schemas-in-the-browser': ['src/features/jobs/hooks/useJobs.ts', '#contract/schemas/jobs'],
  'platform-knows-the-contract-only': ['src/platform/dates/index.ts', '#design-system'],
  'platform-by-its-face': ['src/features/jobs/model/pay.ts', '../../../platform/clock/zone.ts'],
  'slice-by-its-face': ['src/features/exams/hooks/useExam.ts', '../../jobs/model/deadline.ts'],
  'features-do-not-know-the-app': ['src/features/jobs/index.ts', '../../app/slices.ts'],
  'app-takes-faces-and-routes': ['src/app/App.tsx', '../features/jobs/model/deadline.ts'],
  'server-meets-src-in-the-contract': ['server/jobs/calls.ts', '#platform/clock'],
  'mocks-speak-the-contract': ['mocks/fixtures/jobs.ts', '#platform/clock'],
  'no-mocks-in-production': ['src/features/jobs/pages/JobPage/JobPage.tsx', '#mocks/mock'],
  'no-test-files-in-production': ['server/jobs/queries.ts', './testing.ts'],
  'no-development-packages-in-production': ['src/platform/id/index.ts', 'fast-check'],
}

/** Every way that the house allows. */
const lawful: ReadonlyArray<[from: string, to: string]> = [
  ['src/app/slices.ts', '#features/jobs/routes'],
  ['src/app/Shell.tsx', '#features/jobs'],
  ['src/features/jobs/routes.ts', '#platform/clock'],
  ['src/features/jobs/model/lines.ts', '#contract/jobs'],
  ['src/features/jobs/parts/Row/Row.tsx', '#design-system'],
  ['src/features/exams/parts/Row/Row.tsx', '#features/jobs'],
  ['src/features/jobs/parts/Row/Row.stories.tsx', '#mocks/mock'],
  ['src/platform/clock/index.ts', '#contract/jobs'],
  ['src/platform/clock/zone.ts', './now.ts'],
  ['src/contract/jobs.ts', 'zod/mini'],
  ['src/contract/news.ts', './news-fields.ts'],
  ['src/contract/schemas/members.ts', '../members.ts'],
  ['src/design-system/index.ts', './tokens/index.ts'],
  ['mocks/mock.ts', '#contract/schemas/jobs'],
  ['server/http/app.ts', '#contract/jobs'],
  ['server/http/serve.ts', '#contract/schemas/jobs'],
  ['server/jobs/calls.test.ts', './testing.ts'],
]

/** What is lawful because it is of types alone: a call names its schemas, which use lists of the call's file. */
const lawfulTypes: typeof lawful = [['src/contract/members.ts', './schemas/members.ts']]

const others = [
  'src/contract/schemas/jobs.ts',
  'src/design-system/tokens/index.ts',
  'src/features/jobs/model/deadline.ts',
  'server/jobs/testing.ts',
]

interface Violation {
  from: string
  rule: { name: string }
}

let folder: string
let violations: Violation[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const file of ['package.json', 'tsconfig.json', 'dependency-cruiser.config.mjs']) write(file, read(file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const path of others) write(path, 'export const here = 1\n')
  for (const [from, to] of [...Object.values(offences), ...lawful]) {
    write(from, `import * as it from '${to}'\nexport const here = it\n`)
  }
  for (const [from, to] of lawfulTypes) write(from, `import type * as it from '${to}'\nexport type Here = typeof it\n`)
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'dependency-cruiser.config.mjs', '--no-cache', '-T', 'json', 'src', 'server', 'mocks'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  violations = JSON.parse(stdout).summary.violations
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rulesBrokenBy = (path: string) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)

test.each(Object.entries(offences))('%s is held', (rule, [from]) => {
  expect(rulesBrokenBy(from)).toContain(rule)
})

test('every rule is tried', () => {
  const names = [...read('dependency-cruiser.config.mjs').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)
  expect(Object.keys(offences).sort()).toEqual(names.sort())
})

test('what the house allows breaks no rule', () => {
  const partners = new Set(['src/platform/clock/zone.ts', 'src/contract/news.ts'])
  const broken = [...lawful, ...lawfulTypes].filter(([from]) => !partners.has(from) && rulesBrokenBy(from).length > 0)
  expect(broken.map(([from]) => [from, rulesBrokenBy(from)])).toEqual([])
})
