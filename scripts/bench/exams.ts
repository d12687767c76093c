import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { afterwards } from './exams/after.ts'
import { importScenario } from './exams/imports.ts'
import { lastMinutes } from './exams/last-minutes.ts'
import { positionScenario } from './exams/positions.ts'
import { onStage, type Stage } from './stage.ts'

// node scripts/bench/exams.ts [--candidates 100000] [--minutes 10] [--only last-minutes|positions|imports|afterwards]
const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})

const say = (progress: string) => process.stderr.write(`${progress}\n`)
const size = { candidates: Number(values.candidates), minutes: Number(values.minutes) }

type Scenario = (stage: Stage) => Promise<string>

/** Each with a database of its own. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'last-minutes': stage => lastMinutes(stage, size, say),
  positions: stage => positionScenario(stage, say),
  imports: stage => importScenario(stage, say),
  afterwards: stage => afterwards(stage, size.candidates, say),
}

for (const [name, scenario] of Object.entries(scenarios)) {
  if (values.only !== '' && values.only !== name) continue
  await onStage(async stage => {
    process.stdout.write(`\n${await scenario(stage)}\n`)
  })
  say(`exams: ${name} measured, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
}
