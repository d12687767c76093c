import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../ensure-built.ts'
import { startPortal } from '../service.ts'
import { markdownTable, median } from '../table.ts'
import { fillBoard, scrollBoard } from './board.ts'
import { importLongContent } from './content.ts'
import { scrollLongPages } from './scroll.ts'

/** Most milliseconds of nineteen in twenty frames: two at 60 Hz. */
const USUAL = 34
/** Most milliseconds of any frame: what is longer is seen as a stop. */
const LONGEST = 100

const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')

async function scrolledOver(dataDir: string, say: (progress: string) => void) {
  const portal = await startPortal(dataDir)
  try {
    return [...(await scrollLongPages(portal.origin, say)), ...(await scrollBoard(portal.origin, say))]
  } finally {
    await portal.stop()
  }
}

/** Scrolling the longest topic, a long article and a full board, as a section of the report. */
export async function readingSection(say: (progress: string) => void): Promise<string> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-reading-'))
  try {
    say('starting once to load sample content')
    await (await startPortal(dataDir)).stop()
    say('importing a topic of 200 blocks and an article of 100 kB')
    await importLongContent(dataDir)
    say('filling a board')
    await fillBoard(dataDir)
    const scrolled = await scrolledOver(dataDir, say)
    const rows = scrolled.map(({ page, slowdown, frames }) => {
      const longest = frames.at(-1) ?? Number.NaN
      const p95 = frames[Math.ceil(frames.length * 0.95) - 1] ?? Number.NaN
      return [
        page,
        `÷ ${slowdown}`,
        String(frames.length),
        `${Math.round(median(frames))} ms`,
        `${Math.round(p95)} ms`,
        `${Math.round(longest)} ms`,
        verdict(p95 <= USUAL && longest <= LONGEST),
      ]
    })
    const head = [
      'page',
      'processor',
      'frames',
      'median',
      'p95',
      'longest',
      `p95 at most ${USUAL} ms, none over ${LONGEST} ms`,
    ]
    return `## Scrolling long pages\n\n${markdownTable(head, rows)}`
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
