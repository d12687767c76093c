import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable, median } from '../table.ts'
import { buildPage } from './build.ts'
import { measureMounting, measureRegions, measureThemeChange, measureTyping, ROUNDS } from './measure.ts'
import { withWorkbench } from './workbench.ts'

/** Most that a list of the parts may cost, in lists of plain markup. */
const RATIO = 1.5
/** One frame of a screen, in milliseconds. */
const FRAME = 16.7
/** Most milliseconds from a key to what it shows. */
const KEY = 16

const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

const mountings = {
  first: 'script, first in a page',
  again: 'script, once more',
  whole: 'with style, layout and paint',
} as const

async function measure(script: string, say: (progress: string) => void): Promise<string> {
  return withWorkbench(script, async bench => {
    say('parts: a list of 1,000 vacancies beside plain markup')
    const mounting = await measureMounting(bench)
    say('parts: change of theme')
    const theme = await measureThemeChange(bench)
    say('parts: opening the regions')
    const regions = await measureRegions(bench)
    say('parts: typing over 10,000 options')
    const keys = await measureTyping(bench)
    const [slowest = { key: '', cost: Number.NaN }] = keys.toSorted((one, other) => other.cost - one.cost)
    const usual = median(keys.map(({ cost }) => cost))
    const lists = (['first', 'again', 'whole'] as const).map(aspect => {
      const { parts, plain } = mounting[aspect]
      const ratio = parts / plain
      return [mountings[aspect], ms(parts), ms(plain), ratio.toFixed(2), verdict(ratio <= RATIO)]
    })
    const works = [
      ['theme of that list changes: commits of React', String(theme.commits), `none: ${verdict(theme.commits === 0)}`],
      ['theme of that list changes: style', ms(theme.style), ''],
      ['theme of that list changes: style, layout and paint', ms(theme.all), ''],
      ['region cascader opens, first in a page', ms(regions.first), `${ms(FRAME)}: ${verdict(regions.first <= FRAME)}`],
      ['region cascader opens once more', ms(regions.again), `${ms(FRAME)}: ${verdict(regions.again <= FRAME)}`],
      [`combobox over 10,000 options, median of ${keys.length} keys`, ms(usual), ''],
      [
        `combobox over 10,000 options, the slowest key (${slowest.key})`,
        ms(slowest.cost),
        `${ms(KEY)}: ${verdict(slowest.cost <= KEY)}`,
      ],
    ]
    return [
      markdownTable(['1,000 vacancies mount', 'parts', 'plain classes', 'ratio', `at most ${RATIO}`], lists),
      markdownTable(['work', 'median', 'at most'], works),
    ].join('\n\n')
  })
}

/** The speed of the parts of a page, each on a page built for it: its section of the report as Markdown. */
export async function partsSection(say: (progress: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-parts-'))
  try {
    const tables = await measure(await buildPage(folder, join(import.meta.dirname, 'page.tsx')), say)
    return `## Parts, processor time of the main thread, median of ${ROUNDS}\n\nThe plain list is the same markup with class names and one static style sheet.\n\n${tables}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
