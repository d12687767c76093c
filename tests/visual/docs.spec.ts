import { expect, test } from 'playwright/test'

/** What the page of a part says that it is made of: number, role with how many, name. */
const anatomy = () => {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === '解剖')
  let next = heading?.nextElementSibling
  while (next && next.tagName !== 'TABLE') next = next.nextElementSibling
  return [...(next?.querySelectorAll('tbody tr') ?? [])].map(row =>
    [...row.children].slice(0, 3).map(({ textContent }) => textContent),
  )
}

test('the page of a part says what it is made of, in the order of reading', async ({ page }) => {
  await page.goto('/iframe.html?id=ds-field--文档&viewMode=docs')
  await expect
    .poll(() => page.evaluate(anatomy))
    .toEqual([
      ['1', '题目', '姓名'],
      ['2', '输入框', '姓名'],
    ])
  await page.goto('/iframe.html?id=ds-tabs--文档&viewMode=docs')
  await expect.poll(async () => (await page.evaluate(anatomy)).map(([, role]) => role)).toContain('标签页 ×5')
})

test('numbers lie on the pieces, and can be taken off', async ({ page }) => {
  await page.goto('/iframe.html?id=ds-field--文档&viewMode=docs')
  const box = await page.getByRole('textbox', { name: '姓名' }).boundingBox()
  const number = await page.locator('body > span', { hasText: '2' }).boundingBox()
  expect(Math.abs((number?.x ?? 0) - (box?.x ?? Number.NaN))).toBeLessThan(24)
  expect(Math.abs((number?.y ?? 0) - (box?.y ?? Number.NaN))).toBeLessThan(24)
  await page.getByRole('checkbox', { name: '在图上标出编号' }).uncheck()
  await expect(page.locator('body > span', { hasText: '2' })).toHaveCount(0)
})
