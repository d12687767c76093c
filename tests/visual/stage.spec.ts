import { expect, test } from 'playwright/test'
import { stories } from './stories.ts'
import { prepareStage, takeDown, tellStory, thrownOn } from './tell-story.ts'

test('what a story throws after it has been told is known, with its words', async ({ page }) => {
  await prepareStage(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('too late')
    }, 0)
    void Promise.reject(new Error('and unhandled'))
    console.error('or only said')
  })
  await expect.poll(() => [...thrownOn(page)].sort()).toEqual(['and unhandled', 'or only said', 'too late'])
})

test('what a story does on leaving is charged to it: what it throws, and calls that nothing answers', async ({
  page,
}) => {
  const story = stories.find(({ id }) => id === 'ds-button--primary')
  if (!story) throw new Error('The stories have no button any more: take another part.')
  await prepareStage(page)
  await tellStory(page, story.id, { axe: false, picture: false })
  await page.evaluate(() => {
    const button = document.querySelector('#storybook-root button')
    const leaving = new MutationObserver(() => {
      if (button?.isConnected) return
      leaving.disconnect()
      void fetch('/api/nobody/answers').catch(() => undefined)
      throw new Error('on leaving')
    })
    leaving.observe(document.body, { childList: true, subtree: true })
  })
  await expect(takeDown(page)).rejects.toThrow('GET /api/nobody/answers')
  expect(thrownOn(page)).toEqual(['on leaving'])
})
