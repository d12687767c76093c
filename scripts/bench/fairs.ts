import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { byHand } from './fairs/by-hand.ts'
import { openDay } from './fairs/open-day.ts'
import { onStage } from './stage.ts'

// node scripts/bench/fairs.ts [--visitors 5000] [--booths 100] [--seconds 60] [--copies 1|2]
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '5000' },
    booths: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    copies: { type: 'string', default: '' },
  },
})

const say = (progress: string) => process.stderr.write(`fairs: ${progress}\n`)
const size = { visitors: Number(values.visitors), booths: Number(values.booths), seconds: Number(values.seconds) }

process.stdout.write(`\n### A desk and a plan in a browser\n\n${await byHand(say)}\n`)
for (const copies of values.copies === '' ? [1, 2] : [Number(values.copies)]) {
  await onStage(async stage => {
    const section = await openDay(stage, { ...size, copies }, say)
    process.stdout.write(`\n### ${copies === 1 ? 'One copy' : `${copies} copies`} of the service\n\n${section}\n`)
  })
  say(`measured, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
}
