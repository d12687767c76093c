import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { type PartName, parts } from './bench/parts.ts'
import { dated, updated } from './bench/report.ts'
import { root } from './built.ts'

// npm run bench                        every part, into BENCHMARKS.md
// npm run bench -- weight documents    these parts; the others stay as they were measured
// npm run bench -- exams --candidates 2000 --minutes 1    a smaller season

process.env.NODE_ENV ??= 'production'

const say = (progress: string) => process.stderr.write(`${progress}\n`)

const isPart = (name: string): name is PartName => name in parts

/** What the figures hold for. */
function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const { platform, arch, version } = process
  const [load = 0] = loadavg()
  return `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? arch} · ${memory} GB · ${platform} · Node ${version} · load ${load.toFixed(1)}`
}

const file = join(root, 'BENCHMARKS.md')

/** Each part is kept as soon as it is measured: one that fails later takes no other with it. */
async function run(names: readonly PartName[]): Promise<void> {
  for (const name of names) {
    say(name)
    const section = dated(await parts[name](say, options), machine())
    process.stdout.write(`\n${section}\n`)
    await writeFile(file, updated(existsSync(file) ? await readFile(file, 'utf8') : '', [section]))
  }
}

const given = process.argv.slice(2)
const firstOption = given.findIndex(one => one.startsWith('--'))
const wanted = firstOption < 0 ? given : given.slice(0, firstOption)
/** For a part that takes any. */
const options = given.slice(wanted.length)
const unknown = wanted.filter(name => !isPart(name))
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exitCode = 2
} else {
  await run((wanted.length > 0 ? wanted : Object.keys(parts)).filter(isPart))
}
