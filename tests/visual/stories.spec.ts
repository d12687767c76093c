import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page, type TestInfo } from 'playwright/test'
import { AXE, OF_FILE, PICTURE, RETOLD, UNSTEADY } from '../../scripts/gate/playwright-report.ts'
import { lettersLacking, shownOn } from './letters.ts'
import { sameMachine } from './machine.ts'
import { hasPicture, isTold, stories, wantsAxe, wantsPicture } from './stories.ts'
import { prepareStage, type Telling, takeDown, tellNextStory, tellStory, thrownOn } from './tell-story.ts'
import { viewportOf } from './viewports.ts'

const baselines = join(import.meta.dirname, 'baselines')

interface Stage {
  page: Page
  /** Stories that its document can still tell before it has grown too large. */
  left: number
}

/**
 * Stories that one document tells, one after the other: opening a document takes longer than telling a story. With 0 each
 * has its own, in which fonts and parts arrive while it is told: `STORIES_PER_DOCUMENT=0` finds what leans on the one before.
 */
const PER_DOCUMENT = Number(process.env.STORIES_PER_DOCUMENT ?? 60)

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

/** Height of what there is to see, overlays included. */
const contentHeight = (page: Page) =>
  page.evaluate(() => {
    // What is folded away may have been laid out, or not: how far down it would reach is no matter.
    const seen = [...document.body.querySelectorAll('*')].filter(element => element.checkVisibility())
    const boxes = seen.map(element => element.getBoundingClientRect())
    // Words for the ear alone stand in a box of one pixel, wherever the line would go on: that depends on how it came there.
    const bottoms = boxes.filter(({ width, height }) => width > 1 && height > 1).map(({ bottom }) => bottom)
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

/** How far a colour may be off, of 1: five of 255 levels of grey, which no browser of one version needs and no eye sees. */
const TOLERANCE = 0.02

/** Holds what `page` shows against the picture of the story, and looks again until `timeout` milliseconds have passed. */
async function compare(page: Page, id: string, timeout?: number, threshold = TOLERANCE): Promise<void> {
  await expect(page).toHaveScreenshot(`${id}.png`, {
    ...(await frameOf(page, id)),
    maxDiffPixels: 0,
    threshold,
    ...(timeout !== undefined && { timeout }),
  })
}

const take = async (page: Page, id: string) =>
  page.screenshot({ ...(await frameOf(page, id)), animations: 'disabled', caret: 'hide', scale: 'css' })

/** While recording, only a document of its own may change a picture: here it is only looked at. */
async function demandRecorded(page: Page, id: string): Promise<void> {
  const taken = await take(page, id)
  if (!existsSync(pictureOf(id)) || !taken.equals(readFileSync(pictureOf(id)))) throw new Error('Another picture')
}

/** Tells the story in the document of the one before; whether it ended well and looks as it should. */
async function isGoodInNextStory(
  stage: Stage,
  id: string,
  telling: Telling,
  look: () => Promise<void>,
  { annotations }: TestInfo,
): Promise<boolean> {
  if (stage.left === 0) return false
  stage.left -= 1
  try {
    await tellNextStory(stage.page, id, telling)
    if (telling.picture) await look()
    return true
  } catch (error) {
    annotations.push({ type: RETOLD, description: String(error) })
    return false
  }
}

/** What `page` shows, when it is not as recorded. */
const takeIfOther = (page: Page, id: string): Promise<Buffer | undefined> =>
  compare(page, id).then(
    () => undefined,
    () => take(page, id),
  )

/**
 * Judges by two drawings from the start: both unlike the recorded picture and like each other is a failure. Unlike each
 * other, or good at the second try, is unsteady.
 */
async function judge(page: Page, id: string, { axe }: Telling, { annotations }: TestInfo): Promise<void> {
  const draw = () => tellStory(page, id, { axe: false, picture: true })
  let first = await takeIfOther(page, id)
  if (first && axe) {
    // Axe scrolls what it looks through: the picture is of a story that it has not touched.
    await draw()
    first = await takeIfOther(page, id)
  }
  if (!first) return
  await draw()
  try {
    await compare(page, id)
    annotations.push({ type: UNSTEADY, description: 'the picture agreed only when it was drawn a second time' })
  } catch (error) {
    if (first.equals(await take(page, id))) throw error
    annotations.push({ type: UNSTEADY, description: 'no two drawings of the picture agree with each other' })
  }
}

for (const story of stories.filter(isTold)) {
  const { id, title, name, importPath } = story
  const annotation = { type: OF_FILE, description: importPath.replace('./', '') }
  const isPictured = wantsPicture(story)
  // Each is told by the browser of its kind (playwright.config.ts).
  test(`${title} · ${name}`, { annotation, tag: isPictured ? ['@drawn'] : [] }, async ({ stage }, info) => {
    const { page } = stage
    const isComparing = info.config.updateSnapshots === 'none'
    const isRecorded = existsSync(pictureOf(id))
    if (isComparing && isPictured && !isRecorded) {
      throw new Error('There is no picture of this story yet. Look at it, then record it: npm run visual -- --update')
    }
    // Pictures of another browser or other fonts differ at the edges of letters: told by globalSetup, not judged.
    const picture = isPictured && (!isComparing || sameMachine())
    const telling = { axe: isComparing && wantsAxe(story), picture }
    if (telling.axe) info.annotations.push({ type: AXE })
    if (picture) info.annotations.push({ type: PICTURE })
    await page.setViewportSize(viewportOf(id))
    thrownOn(page).length = 0
    const look = () => (isComparing ? compare(page, id, 3000) : demandRecorded(page, id))
    const mayTurn = info.retry === 0 && (isRecorded || !isPictured)
    if (!(mayTurn && (await isGoodInNextStory(stage, id, telling, look, info)))) {
      thrownOn(page).length = 0
      await tellStory(page, id, telling)
      stage.left = PER_DOCUMENT
      if (picture) await (isComparing ? judge(page, id, telling, info) : compare(page, id, undefined, 0))
    }
    expect(lettersLacking(await shownOn(page)), 'letters that no font of the stories has').toEqual([])
    await takeDown(page)
    expect(thrownOn(page), 'thrown outside of the story').toEqual([])
  })
}

test('every story that is to have a picture has one, and every picture belongs to a story', () => {
  const due = stories.filter(hasPicture).map(({ id }) => `${id}.png`)
  const pictures = existsSync(baselines) ? readdirSync(baselines).filter(name => name.endsWith('.png')) : []
  expect(pictures.toSorted(), 'npm run visual -- --update').toEqual(due.toSorted())
})
