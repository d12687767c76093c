import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type PartName, parts } from './bench/parts.ts'
import { root } from './built.ts'

// npm run bench                        every part; writes BENCHMARKS.md
// npm run bench -- weight documents    these parts; prints them and writes nothing

process.env.NODE_ENV ??= 'production'

const say = (progress: string) => process.stderr.write(`${progress}\n`)

const isPart = (name: string): name is PartName => name in parts

/** What the figures hold for. */
function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const { platform, arch, version } = process
  return `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? arch} · ${memory} GB · ${platform} · Node ${version}`
}

async function run(names: readonly PartName[]): Promise<string> {
  const sections: string[] = []
  for (const name of names) {
    say(name)
    sections.push(await parts[name](say))
  }
  return `# Benchmarks\n\n${machine()}\n\nMade by \`npm run bench\`. Figures of a loaded machine say nothing: let it rest first.\n\n${sections.join('\n\n')}\n`
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !isPart(name))
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exitCode = 2
} else {
  const report = await run((wanted.length > 0 ? wanted : Object.keys(parts)).filter(isPart))
  process.stdout.write(`\n${report}`)
  if (wanted.length === 0) await writeFile(join(root, 'BENCHMARKS.md'), report)
}
