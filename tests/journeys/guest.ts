import { expect, type Page } from 'playwright/test'
import { answerTo } from './people.ts'

/** Proves to be a person on the page that is open: answers the question in words instead of the picture. */
export async function solveChallenge(page: Page) {
  const ask = page.getByRole('button', { name: /文字题/ })
  const question = page.getByRole('textbox', { name: /^验证问题/ })
  await expect(ask.or(question)).toBeVisible()
  if (await ask.isVisible()) await ask.click()
  await expect(question).toBeVisible()
  await question.fill(answerTo((await page.getByText(/等于几/).textContent()) ?? ''))
}
