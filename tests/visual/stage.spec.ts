import { expect, test } from 'playwright/test'
import { prepareStage, thrownOn } from './tell-story.ts'

test('what a story throws after it has been told is known, with its words', async ({ page }) => {
  await prepareStage(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('too late')
    }, 0)
    void Promise.reject(new Error('and unhandled'))
  })
  await expect.poll(() => [...thrownOn(page)].sort()).toEqual(['and unhandled', 'too late'])
})
