import { expect, type Locator, type Page } from 'playwright/test'

/** Follows a job among the results of a search to its own page; on a wide screen it comes beside them first. */
export async function followJob(page: Page, link: Locator): Promise<void> {
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(url => url.pathname === path || url.searchParams.has('job'))
  if (new URL(page.url()).pathname !== path) await page.getByRole('link', { name: '打开职位页' }).click()
  await expect(page).toHaveURL(url => url.pathname === path)
}
