import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../steps.ts'
import type { SeenPage } from './compose.ts'

const pictures = 'tests/visual/baselines'

/** First screens of desktop and phone: the stories of a page that show them, and their size. */
const screens = [
  { story: 'filled', width: 1280, height: 800 },
  { story: 'narrow', width: 360, height: 740 },
] as const

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })

/** The top of a picture, on white where it ends early. */
const topOf = async (png: Buffer, { width, height }: (typeof screens)[number]) => {
  const top = await sharp(png).metadata()
  return sharp(png)
    .extract({ left: 0, top: 0, width: Math.min(width, top.width), height: Math.min(height, top.height) })
    .extend({
      right: Math.max(0, width - top.width),
      bottom: Math.max(0, height - top.height),
      background: '#fff',
    })
    .png()
    .toBuffer()
}

/**
 * Pages whose pictures, desktop and phone, were recorded at `revision` and still are: each before and after.
 *
 * @throws when git does not know the revision.
 */
export async function pagesSince(revision: string): Promise<SeenPage[]> {
  const recorded = git('ls-tree', '-r', '--name-only', revision, pictures).toString().split('\n')
  const pages = recorded.flatMap(path => /\/page-([\w-]+)--filled\.png$/.exec(path)?.[1] ?? [])
  const seen: SeenPage[] = []
  for (const page of pages) {
    const shots: Buffer[] = []
    for (const screen of screens) {
      const path = `${pictures}/page-${page}--${screen.story}.png`
      if (!recorded.includes(path) || !existsSync(join(root, path))) continue
      for (const png of [git('show', `${revision}:${path}`), readFileSync(join(root, path))])
        shots.push(await topOf(png, screen))
    }
    if (shots.length > 0) seen.push({ address: page, type: '', shots })
  }
  return seen
}
