import { expect } from 'playwright/test'
import { footerWith } from './footer.ts'
import { test } from './visitor.ts'

test('the map of the site is one step from every page, and none of its links is dead', async ({ page, request }) => {
  await page.goto('/help')
  const footer = await footerWith(page, '其他')
  await footer.getByRole('link', { name: '网站地图' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '网站地图' })).toBeVisible()
  await expect(page).toHaveTitle(/^网站地图/)
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(page.getByRole('region', { name: '设区市分站' }).getByRole('link')).toHaveCount(12)
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(60)
  const dead = await Promise.all(
    [...new Set(addresses)].map(async address => ((await request.get(address)).ok() ? [] : [address])),
  )
  expect(dead.flat()).toEqual([])
})

test('a sub-site shows the notices of its own city', async ({ page }) => {
  await page.goto('/?area=360700')
  const notices = page.getByRole('region', { name: '赣州通知公告' })
  await expect(notices.getByRole('listitem')).toHaveCount(4)
  await notices.getByRole('link', { name: '更多' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('赣州')
})

test('a sub-site shows who is hiring in its city, and where employers are looked for; the service draws both', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/?area=360700')).text()).toMatch(/本市在招单位.*\/company-details\/\d+/s)
  await page.goto('/?area=360700')
  const hiring = page.getByRole('region', { name: '本市在招单位' })
  await expect(hiring.getByRole('listitem').first()).toContainText(/赣州.*[1-9]\d*\s个在招职位/)
  await hiring.getByRole('link', { name: '更多单位' }).click()
  const known = page.getByRole('region', { name: '重点单位' })
  await expect(known.getByText('赣州').first()).toBeVisible()
  expect(await (await request.get('/job-search?type=2')).text()).toMatch(/重点单位.*\/company-details\/\d+/s)
  await known.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/company-details\/\d+$/)
})

test("the footer's codes are pictures that the service draws", async ({ page, request }) => {
  await page.goto('/about')
  const footer = await footerWith(page, '二维码')
  const codes = footer.getByRole('img', { name: /二维码$/ })
  await expect(codes).toHaveCount(2)
  for (const source of await codes.evaluateAll(all => all.map(code => code.getAttribute('src') ?? ''))) {
    expect((await request.get(source)).headers()['content-type']).toContain('image/svg+xml')
  }
})
