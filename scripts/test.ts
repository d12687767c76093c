import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { keyOf, type Ring } from './gate/ring.ts'
import { type Extent, ringsOf } from './gate/rings.ts'
import { judge, readQuarantine } from './gate/verdict.ts'
import { root } from './steps.ts'

const results = join(root, 'test-results')

const line = ({ name, passed, failed, unsteady, retold = [], looked = {}, seconds }: Ring) =>
  [
    failed.length === 0 ? '✓' : '✗',
    name.padEnd(10),
    `${String(passed).padStart(6)} passed`,
    `${String(failed.length).padStart(4)} failed`,
    `${String(unsteady.length).padStart(4)} unsteady`,
    `${seconds.toFixed(0).padStart(5)} s`,
    ...Object.entries(looked).map(([way, count]) => ` ${count} ${way}`),
    ...(retold.length === 0 ? [] : [` ${retold.length} told anew`]),
  ].join(' ')

/** Runs the rings that are named, all of them when none is, and tells how they ended. */
async function main(extent: Extent, named: readonly string[]): Promise<boolean> {
  const rings = ringsOf(extent)
  const unknown = named.filter(name => !rings.has(name))
  if (unknown.length > 0) throw new Error(`No ring ${unknown.join(', ')}. There are: ${[...rings.keys()].join(', ')}`)
  console.log(`Chromium: ${ensureBrowser()}`)
  rmSync(join(results, 'gate'), { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const ended: Ring[] = []
  for (const [name, run] of rings) if (named.length === 0 || named.includes(name)) ended.push(await run())

  const quarantine = readQuarantine(readFileSync(join(root, 'tests/quarantine.md'), 'utf8'))
  const verdict = judge(ended, extent === 'gate' ? quarantine : [], new Date())
  writeFileSync(join(results, 'unsteady.json'), `${JSON.stringify(verdict.unsteady, null, 2)}\n`)
  console.log(`\n${ended.map(line).join('\n')}`)
  const anew = ended.flatMap(({ name, retold = [] }) => retold.map(fault => ({ ring: name, ...fault })))
  for (const [mark, faults] of [
    ['~ told anew', anew],
    ['~ unsteady', verdict.unsteady],
    ['~ in quarantine', verdict.excused],
    ['✗', verdict.failures],
  ] as const)
    for (const fault of faults) console.log(`\n${mark} ${fault.ring}: ${keyOf(fault)}\n${fault.reason}`)
  console.log(`\n${verdict.passed} passed, ${verdict.failures.length} failed`)
  return verdict.failures.length === 0
}

const [first, ...others] = process.argv.slice(2)
try {
  const isGood = first === '--all' ? await main('all', others) : await main('gate', first ? [first, ...others] : [])
  if (!isGood) process.exitCode = 1
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
