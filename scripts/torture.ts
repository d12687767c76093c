import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killCreations, killWriters, type Outcome, openTwice } from './torture/checks.ts'
import { floods } from './torture/floods.ts'
import { floodSiteMap, silenceDatabase } from './torture/outages.ts'

// npm run torture -- [--kills 50] [--creations 10] [--second 20] [--silences 2] [--maps 200]
//   [--dir <a folder on the disk in question>]
// npm run torture -- floods       the running service under attack instead of its database
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    creations: { type: 'string', default: '10' },
    second: { type: 'string', default: '20' },
    silences: { type: 'string', default: '2' },
    maps: { type: 'string', default: '200' },
    dir: { type: 'string', default: tmpdir() },
  },
})

const say = (progress: string) => process.stderr.write(`${progress}\n`)

function report(outcomes: readonly Outcome[]): void {
  process.stdout.write('\n| attack | runs | result | |\n| --- | ---: | --- | --- |\n')
  for (const { what, runs, detail, failures } of outcomes) {
    process.stdout.write(`| ${what} | ${runs} | ${failures.length === 0 ? 'withstood' : 'FAILED'} | ${detail} |\n`)
  }
  for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\n- ${failure}`)
}

const folder = await mkdtemp(join(values.dir, 'torture-'))
try {
  const dataDir = join(folder, 'data')
  const outcomes = positionals.includes('floods')
    ? await floods(dataDir, say)
    : [
        await killCreations(dataDir, Number(values.creations), say),
        await openTwice(dataDir, Number(values.second), say),
        await killWriters(dataDir, Number(values.kills), say),
        await silenceDatabase(folder, Number(values.silences), say),
        await floodSiteMap(folder, Number(values.maps), say),
      ]
  report(outcomes)
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
