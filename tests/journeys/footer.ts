import type { Locator, Page } from 'playwright/test'

/** The footer with one of its groups in sight: a phone folds them. */
export async function footerWith(page: Page, group: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const fold = footer.locator('summary', { hasText: group })
  await footer.scrollIntoViewIfNeeded()
  if (await fold.isVisible()) await fold.click()
  return footer
}
