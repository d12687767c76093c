import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { runChecks } from './checks.ts'
import { add, type Counts, countReport } from './counts.ts'
import { type Failure, failureOfRun, failuresOf } from './failures.ts'
import { root, runStep } from './steps.ts'

const reports = join(root, 'test-results/reports')

interface Runner {
  name: string
  command: string
  args: readonly string[]
  /** `vitest` and `playwright` are told differently where to write their counts. */
  kind: 'vitest' | 'playwright'
}

const runners: readonly Runner[] = [
  { name: 'unit and service', kind: 'vitest', command: 'vitest', args: ['run', '--project=!library'] },
  { name: 'library', kind: 'vitest', command: 'vitest', args: ['run', '--project=library'] },
  { name: 'stories', kind: 'vitest', command: 'vitest', args: ['run', '-c', '.storybook/vitest.config.ts'] },
  {
    name: 'journeys',
    kind: 'playwright',
    command: 'playwright',
    args: ['test', '-c', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
  },
  { name: 'pictures', kind: 'playwright', command: 'node', args: ['scripts/visual.ts', '--reporter=dot,json'] },
]

interface Line extends Counts {
  name: string
  seconds: number
  failures: readonly Failure[]
}

async function runRunner({ name, kind, command, args }: Runner): Promise<Line> {
  console.log(`\n── ${name} ──`)
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const isVitest = kind === 'vitest'
  const { ok, seconds, output } = await runStep(
    {
      name,
      command,
      args: isVitest ? [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : args,
      env: isVitest ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
    { live: true },
  )
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  const named = failuresOf(text)
  const failures = ok || named.length > 0 ? named : [failureOfRun(output)]
  return { name, seconds, failures, ...countReport(text, ok) }
}

async function runChecksAsLine(): Promise<Line> {
  console.log('── checks ──')
  // The conventions are unit tests, and run with them.
  const outcomes = await runChecks({ without: ['conventions', 'weight'] })
  const passed = outcomes.filter(({ ok }) => ok).length
  const seconds = Math.max(...outcomes.map(outcome => outcome.seconds))
  return { name: 'checks', seconds, passed, failed: outcomes.length - passed, failures: [] }
}

/** After the journeys, which build the portal. */
async function weigh(): Promise<Line> {
  console.log('\n── weight ──')
  const step = { name: 'weight', command: 'node', args: ['scripts/budget.ts', '--built'] }
  const { ok, seconds } = await runStep(step, { live: true })
  return { name: 'weight', seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
console.log(`Chromium: ${ensureBrowser()}`)

const lines = [await runChecksAsLine()]
for (const runner of runners) lines.push(await runRunner(runner))
lines.push(await weigh())

console.log('')
for (const { name, seconds, passed, failed } of lines) {
  const mark = failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(18)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  )
}
const total = add(lines)
if (total.failed > 0) process.exitCode = 1
for (const { name, failures } of lines)
  for (const { place, name: test, reason } of failures)
    console.log(`\n✗ ${name}: ${relative(root, resolve(root, place))} › ${test}\n${reason}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
