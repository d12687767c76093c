import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Outcome } from './torture/checks.ts'
import { readScenarios, type Scenario } from './torture/scenario.ts'

// npm run torture                          what happens to the embedded database: create, second, kill
// npm run torture -- all                   every scenario there is
// npm run torture -- kill disk-full        those that are named
// Options: --times 200 (how often, for each), --dir <a folder on the disk in question>
const usual = ['create', 'second', 'kill']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, dir: { type: 'string', default: tmpdir() } },
})

interface Row extends Outcome {
  readonly scenario: Scenario
}

const say = (progress: string) => process.stderr.write(`${progress}\n`)
const resultOf = ({ failures, unable }: Outcome) => {
  if (unable) return 'not tried'
  return failures.length === 0 ? 'held' : 'FAILED'
}

function report(rows: readonly Row[]): void {
  process.stdout.write('\n| scenario | targets | runs | result | |\n| --- | --- | ---: | --- | --- |\n')
  for (const row of rows) {
    const { scenario, what, runs, detail, unable } = row
    const cells = [what, scenario.targets.join(', '), runs, resultOf(row), unable ?? detail]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
  for (const failure of rows.flatMap(({ failures }) => failures)) process.stdout.write(`\n- ${failure}`)
}

const umask = process.umask()

async function endure(scenario: Scenario, folder: string): Promise<Row[]> {
  // A service that ran in this process has narrowed it, also for a PostgreSQL server of the next scenario, another account's.
  process.umask(umask)
  const times = (usually: number) => Number(values.times ?? usually)
  try {
    await mkdir(folder)
    const outcomes = await scenario.run({ folder, say, times })
    return outcomes.map(outcome => ({ scenario, ...outcome }))
  } catch (error) {
    const reason = `${scenario.name} broke off: ${error instanceof Error ? error.message : error}`
    return [{ scenario, what: scenario.name, runs: 0, detail: '', failures: [reason] }]
  }
}

const scenarios = await readScenarios()
const asked = positionals.length === 0 ? usual : positionals
const names = asked.includes('all') ? [...scenarios.keys()] : asked
const unknown = names.filter(name => !scenarios.has(name))
if (unknown.length > 0) {
  say(`there is no scenario ${unknown.join(', ')}; there are: all, ${[...scenarios.keys()].join(', ')}`)
  process.exit(2)
}
const folder = await mkdtemp(join(values.dir, 'torture-'))
const rows: Row[] = []
try {
  for (const name of names) {
    const scenario = scenarios.get(name)
    if (scenario) rows.push(...(await endure(scenario, join(folder, name))))
  }
  report(rows)
} finally {
  await rm(folder, { recursive: true, force: true })
}
// Said outright: the package that brings PostgreSQL ends whoever comes to their end by themselves with 0.
process.exit(rows.some(({ failures }) => failures.length > 0) ? 1 : 0)
