import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { prepareStage, tellStory } from './tell-story.ts'
import { viewportOf } from './viewports.ts'

const baselines = join(import.meta.dirname, 'baselines')
const index = join(import.meta.dirname, '../../storybook-static/index.json')

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
}

const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }
const stories = Object.values(entries).filter(({ type }) => type === 'story')

/** One page for all stories of a worker: what they share is loaded once. Each story is a fresh document in it. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', contextOptions } = project.use
      const page = await browser.newPage({ ...contextOptions, baseURL, locale, timezoneId })
      await prepareStage(page)
      await use(page)
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

for (const { id, title, name } of stories) {
  test(`${title} · ${name}`, async ({ stage }, { config }) => {
    if (config.updateSnapshots === 'none' && !existsSync(join(baselines, `${id}.png`))) {
      throw new Error('There is no picture of this story yet. Look at it, then record it: npm run visual -- --update')
    }
    const viewport = viewportOf(id)
    await stage.setViewportSize(viewport)
    await tellStory(stage, id)
    const bottom = await contentHeight(stage)
    const height = Math.min(TALLEST, bottom <= viewport.height ? bottom + 16 : bottom)
    await expect(stage).toHaveScreenshot(`${id}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height },
      ...tolerance(),
    })
  })
}

test('every picture belongs to a story', () => {
  const ids = new Set(stories.map(({ id }) => `${id}.png`))
  const pictures = existsSync(baselines) ? readdirSync(baselines).filter(name => name.endsWith('.png')) : []
  expect(pictures.filter(name => !ids.has(name))).toEqual([])
})
