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

/** How far the second number is from the corner of the field, in px; letters that arrive move both. */
const distance = () => {
  const number = [...document.querySelectorAll('body > span')].find(({ textContent }) => textContent === '2')
  const [one, other] = [number, document.querySelector('input[name="name"]')].map(found =>
    found?.getBoundingClientRect(),
  )
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY
}

test('numbers lie on the pieces, and can be taken off', async ({ page }) => {
  await page.goto('/iframe.html?id=ds-field--文档&viewMode=docs')
  await expect.poll(() => page.evaluate(distance)).toBeLessThan(24)
  await page.getByRole('checkbox', { name: '在图上标出编号' }).uncheck()
  await expect.poll(() => page.evaluate(distance)).toBe(Number.POSITIVE_INFINITY)
})
