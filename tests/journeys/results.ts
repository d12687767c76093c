import { expect, type Locator, type Page } from 'playwright/test'

/** Follows a job among the results of a search to its own page; on a wide screen it comes beside them first. */
export async function followJob(page: Page, link: Locator): Promise<void> {
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(url => url.pathname === path || url.searchParams.has('job'))
  if (new URL(page.url()).pathname !== path) await page.getByRole('link', { name: '打开职位页' }).click()
  await expect(page).toHaveURL(url => url.pathname === path)
}

/**
 * Where the filters of a list stand: beside it, or on a phone in the sheet that this opens. Of those that the service has
 * drawn in the page nothing is pressed there: they go when the sheet comes with the script.
 */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('main')
  await page.getByRole('link', { name: /^筛选/ }).click()
  return page.getByRole('dialog', { name: '筛选' })
}
