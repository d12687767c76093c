import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { prepareStage, tellNextStory, tellStory } from './tell-story.ts'
import { viewportOf } from './viewports.ts'

const baselines = join(import.meta.dirname, 'baselines')
const index = join(import.meta.dirname, '../../storybook-static/index.json')

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  tags?: readonly string[]
}

const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }
/** A story that only tries something, or whose last sight depends on the moment, carries the tag `no-picture`. */
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('no-picture'))

interface Stage {
  page: Page
  /** Stories that its document can still tell before it has grown too large. */
  left: number
}

/** Stories that one document tells, one after the other: opening a document takes longer than telling a story. */
const PER_DOCUMENT = 30

/** One page for all stories of a worker: what they share is loaded once. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', contextOptions } = project.use
      const page = await browser.newPage({ ...contextOptions, baseURL, locale, timezoneId })
      await prepareStage(page)
      await use({ page, left: 0 })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Nobody looks at the foot of an endless list; the folded part of a page is in the picture. */
const TALLEST = 2400

const recordedWith = join(baselines, 'chromium.txt')

/** To the pixel in the browser that recorded the pictures. Another version draws edges of letters differently. */
const tolerance = () => {
  const recorded = existsSync(recordedWith) ? readFileSync(recordedWith, 'utf8').trim() : undefined
  const isSame = recorded === undefined || recorded === process.env.VISUAL_BROWSER
  return isSame ? { maxDiffPixels: 0, threshold: 0.1 } : { maxDiffPixelRatio: 0.02, threshold: 0.3 }
}

/** Height of what there is to see, overlays included. */
const contentHeight = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.body.querySelectorAll('*')].map(element => element.getBoundingClientRect().bottom)
    return Math.ceil(Math.max(1, ...bottoms) + window.scrollY)
  })

const pictureOf = (id: string) => join(baselines, `${id}.png`)

/** What of a page there is to see. */
async function frameOf(page: Page, id: string) {
  const { width, height } = viewportOf(id)
  const bottom = await contentHeight(page)
  return {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(TALLEST, bottom <= height ? bottom + 16 : bottom) },
  }
}

/** Holds what `page` shows against the picture of the story, and looks again until `timeout` milliseconds have passed. */
async function compare(page: Page, id: string, timeout?: number): Promise<void> {
  await expect(page).toHaveScreenshot(`${id}.png`, {
    ...(await frameOf(page, id)),
    ...tolerance(),
    ...(timeout !== undefined && { timeout }),
  })
}

/** While recording, only a document of its own may change a picture: here it is only looked at. */
async function demandRecorded(page: Page, id: string): Promise<void> {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
  const taken = await page.screenshot({ ...(await frameOf(page, id)), ...options })
  if (!existsSync(pictureOf(id)) || !taken.equals(readFileSync(pictureOf(id)))) throw new Error('Another picture')
}

/** The story in the document of the one before; whether it is as it was. If not, a document of its own has the last word. */
async function isSameInNextStory(stage: Stage, id: string, isComparing: boolean): Promise<boolean> {
  if (stage.left === 0) return false
  stage.left -= 1
  try {
    await tellNextStory(stage.page, id)
    await (isComparing ? compare(stage.page, id, 1000) : demandRecorded(stage.page, id))
    return true
  } catch {
    return false
  }
}

for (const { id, title, name } of stories) {
  test(`${title} · ${name}`, async ({ stage }, { config }) => {
    const isComparing = config.updateSnapshots === 'none'
    const isRecorded = existsSync(pictureOf(id))
    if (isComparing && !isRecorded) {
      throw new Error('There is no picture of this story yet. Look at it, then record it: npm run visual -- --update')
    }
    await stage.page.setViewportSize(viewportOf(id))
    if (isRecorded && (await isSameInNextStory(stage, id, isComparing))) return
    await tellStory(stage.page, id)
    stage.left = PER_DOCUMENT
    await compare(stage.page, id)
  })
}

test('every picture belongs to a story', () => {
  const ids = new Set(stories.map(({ id }) => `${id}.png`))
  const pictures = existsSync(baselines) ? readdirSync(baselines).filter(name => name.endsWith('.png')) : []
  expect(pictures.filter(name => !ids.has(name))).toEqual([])
})
