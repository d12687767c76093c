import { expect, type Page } from 'playwright/test'

/** Opens a field with a tree below it and chooses from the top down; 完成 closes what stays open for more. */
export async function descend(page: Page, field: RegExp, ...rows: string[]) {
  const combobox = page.getByRole('combobox', { name: field })
  await combobox.click()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  const done = page.getByRole('button', { name: '完成', exact: true })
  const takesMany = await done.isVisible()
  for (const row of rows) await page.getByRole('treeitem', { name: row, exact: true }).click()
  if (takesMany) await done.click()
  await expect(combobox).toContainText(rows.at(-1) ?? '')
}
