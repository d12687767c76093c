import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runStep, type Step } from '../steps.ts'
import { type PlaywrightReport, readPlaywright } from './playwright-report.ts'
import { brokenRun, type Ring, type Run, settle } from './ring.ts'

interface Told {
  name: string
  args: readonly string[]
  env?: Record<string, string>
  /** Keeps what the runner writes to itself. */
  isQuiet?: boolean
}

const reportOf = (name: string) => join(root, 'test-results/gate', `${name}.json`)

/** What a report tells; nothing where there is none, or not all of it. */
function readReport(path: string, read: (text: string) => Run): Run | undefined {
  try {
    return read(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a command that writes a report to `report`; a command that wrote none, or failed without a reason, has broken. */
async function run(step: Step, report: string, read: (text: string) => Run, live: boolean): Promise<Run> {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { ok, output } = await runStep(step, { live })
  const told = readReport(report, read)
  if (told === undefined) return { passed: [], failed: [brokenRun(output)] }
  const isUnexplained = told.failed.length === 0 && (!ok || told.passed.length === 0)
  return isUnexplained ? { ...told, failed: [brokenRun(output)] } : told
}

async function timed(name: string, work: () => ReturnType<typeof settle>): Promise<Ring> {
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  const settled = await work()
  return { name, ...settled, seconds: (performance.now() - began) / 1000 }
}

const ofVitest = (text: string): Run => JSON.parse(text)

const ofPlaywright = (text: string): Run => {
  const report: PlaywrightReport = JSON.parse(text)
  return readPlaywright(report, root)
}

/** As little as may be made anew for each file. */
const together = ['--maxWorkers=2', '--no-isolate']
const alone = ['--maxWorkers=1', '--isolate']

/** A ring of Vitest, all files together. Those that failed run again in a new process, one at a time, each isolated. */
export const vitestRing = ({ name, args, env = {}, isQuiet = false }: Told): Promise<Ring> =>
  timed(name, () =>
    settle(files => {
      const report = reportOf(name)
      const how = files ? [...files, ...alone] : together
      return run(
        {
          name,
          command: 'vitest',
          args: ['run', ...args, ...how, '--reporter=dot', '--reporter=./scripts/gate/vitest-reporter.ts'],
          env: { ...env, GATE_REPORT: report },
        },
        report,
        ofVitest,
        !isQuiet,
      )
    }),
  )

/** A ring of Playwright, whose configuration has it run again what failed, alone and last. */
export const playwrightRing = ({ name, args, env = {}, isQuiet = false }: Told): Promise<Ring> =>
  timed(name, () =>
    settle(async files => {
      // What failed three times is not tried a fourth time; only a runner that broke is.
      if (files) return { passed: [], failed: [] }
      const report = reportOf(name)
      const step = {
        name,
        command: 'playwright',
        args: ['test', ...args, '--reporter=dot,json'],
        // Its workers ask for colours themselves, and Node warns of whoever also asks for none.
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '' },
      }
      return run(step, report, ofPlaywright, !isQuiet)
    }),
  )
