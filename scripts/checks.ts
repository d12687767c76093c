import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Outcome, report, root, runAll, type Step } from './steps.ts'

const folders = ['src', 'server', 'mocks', 'tests', 'scripts', '.storybook'].filter(folder =>
  existsSync(join(root, folder)),
)

/** What a change is held against before it is kept, the longest first so that two cores end together. */
const checks: readonly Step[] = [
  // The compiler in machine code takes half the time; the other one stays for those who read sources by it, as Storybook does.
  { name: 'types', command: 'node', args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--cache'] },
  {
    name: 'conventions',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--reporter', 'dot', 'tests/conventions'],
  },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: ['--config', 'dependency-cruiser.config.mjs', '-T', 'err-long', ...folders],
  },
  {
    name: 'lint and format',
    command: 'biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=50', '--diagnostic-level=warn', '.'],
  },
  // The types that a promise is known by come from another compiler than the check of types: eight seconds, not eighty.
  { name: 'promises', command: 'oxlint', args: folders },
  { name: 'weight', command: 'node', args: ['scripts/budget.ts'] },
]

/** Runs the checks but those in `without`, reporting each as it ends. */
export function runChecks({ without = [] }: { without?: readonly string[] } = {}): Promise<Outcome[]> {
  const steps = checks.filter(({ name }) => !without.includes(name))
  return runAll(steps, { width: availableParallelism(), done: report })
}
