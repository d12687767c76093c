import { execFileSync } from 'node:child_process'
import { runChecks } from '../checks.ts'
import { root, runStep } from '../steps.ts'
import { buildStorybook } from '../storybook.ts'
import { type Fault, type Ring, reasonOf } from './ring.ts'
import { playwrightRing, vitestRing } from './runners.ts'

/** `gate` holds what no change may break, `all` everything that there is. */
export type Extent = 'gate' | 'all'

/** Seed of the property tests in the gate: what they try there never changes by itself. */
const SEED = 20261120

const journeys = 'tests/journeys/playwright.config.ts'

/** Tests that take long and hold what few changes touch: the embedded engine, backup, migration, starting, scaffolding, this gate. */
const deep = [
  'scripts/gate/runners.test.ts',
  'scripts/exam.test.ts',
  'scripts/new.test.ts',
  'scripts/rehearse/rehearse.test.ts',
  'scripts/torture/bounded.test.ts',
  'server/main.test.ts',
  'server/db/backup/**',
  'server/db/migrate.test.ts',
  'server/db/pglite/**',
  'server/db/sample/load.test.ts',
  'server/resume-files/zip-weight.test.ts',
  'tests/security/private-files.test.ts',
]

/**
 * Paths that differ from the revision in `GATE_BASE`; a clone does not know what landed last, so that without it there are
 * none. A revision that is not there, as before the first push of a branch, may have differed in everything that is deep.
 */
const changedPaths = (): string[] => {
  const base = process.env.GATE_BASE
  if (!base) return []
  const differing = ['diff', '--name-only', base]
  try {
    return execFileSync('git', differing, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
  } catch {
    return ['scripts/', 'server/db/']
  }
}

const failed = (name: string, output: string): Fault => ({ file: 'scripts', name, reason: output.trim() })

async function checks(): Promise<Ring> {
  console.log('\n── checks ──')
  const began = performance.now()
  // The conventions are unit tests, and run with them.
  const outcomes = await runChecks({ without: ['conventions', 'weight'] })
  const bad = outcomes.filter(({ ok }) => !ok).map(({ name, output }) => failed(name, reasonOf(output)))
  const seconds = (performance.now() - began) / 1000
  return { name: 'checks', seconds, passed: outcomes.length - bad.length, failed: bad, unsteady: [] }
}

/** After the journeys, which build the portal. */
async function weight(): Promise<Ring> {
  console.log('\n── weight ──')
  const began = performance.now()
  const outcomes = []
  for (const [name, ...args] of [
    ['script', 'scripts/budget.ts', '--built'],
    ['documents', 'scripts/documents.ts'],
  ] as const)
    outcomes.push(await runStep({ name, command: 'node', args, env: { NODE_ENV: 'production' } }, { live: true }))
  const bad = outcomes.filter(({ ok }) => !ok).map(({ name, output }) => failed(name, output))
  const seconds = (performance.now() - began) / 1000
  return { name: 'weight', seconds, passed: outcomes.length - bad.length, failed: bad, unsteady: [] }
}

async function stories(extent: Extent, changed: readonly string[]): Promise<Ring> {
  const { ok, seconds, output } = await runStep(buildStorybook)
  if (!ok) return { name: 'stories', seconds, passed: 0, failed: [failed('storybook build', output)], unsteady: [] }
  const ring = await playwrightRing({
    name: 'stories',
    args: ['-c', 'tests/visual/playwright.config.ts'],
    env: { RING: extent, CHANGED: changed.join('\n') },
  })
  return { ...ring, seconds: ring.seconds + seconds }
}

/** The rings in their order, each by its name. */
export function ringsOf(extent: Extent): ReadonlyMap<string, () => Promise<Ring>> {
  const isAll = extent === 'all'
  const changed = changedPaths()
  const isDeep = isAll || changed.some(path => /^(server\/(db|service|main|settings)|scripts\/)/.test(path))
  const seed = process.env.PROPERTY_SEED ?? String(isAll ? Math.floor(Math.random() * 2 ** 31) : SEED)
  const logic = () => {
    console.log(`\nProperty tests${isAll ? ' and order of the files' : ''}: PROPERTY_SEED=${seed}`)
    return vitestRing({
      name: 'logic',
      args: [
        '--project=!library',
        ...(isDeep ? [] : deep.flatMap(path => ['--exclude', path])),
        // No file may lean on another: whatever comes first by chance, `all` says by which seed.
        ...(isAll ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : []),
      ],
      env: { PROPERTY_SEED: seed, TEST_ENGINES: isDeep ? 'pglite,postgres' : 'postgres' },
    })
  }
  return new Map<string, () => Promise<Ring>>([
    ['checks', checks],
    ['logic', logic],
    ...(isAll ? [['library', () => vitestRing({ name: 'library', args: ['--project=library'] })] as const] : []),
    ['stories', () => stories(extent, changed)],
    ['journeys', () => playwrightRing({ name: 'journeys', args: ['-c', journeys], env: { RING: extent } })],
    ['weight', weight],
  ])
}
