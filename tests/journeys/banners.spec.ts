import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { MOST_MOVED, movesOf, watchMoves } from './moves.ts'
import { test } from './visitor.ts'

test('what the portal recommends waits below the first screen, moves no part of the page, and leads on', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(watchMoves)
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const banners = page.getByRole('region', { name: '推荐活动和服务' })
  // Step by step, as people scroll: a jump to the foot of the page may pass it by.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await expect(banners).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [50] })
  expect((await movesOf(page)).sum).toBeLessThanOrEqual(MOST_MOVED)
  expect(asked.filter(path => path.endsWith('/ads/listByAlias'))).toHaveLength(1)

  await banners.getByRole('button', { name: '暂停播放' }).click()
  await expect(banners.getByText('第 1 张，共 3 张')).toBeVisible()
  await banners.getByRole('button', { name: '下一张' }).click()
  await expect(banners.getByText('第 2 张，共 3 张')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('section[aria-label="推荐活动和服务"]').analyze()
  expect(violations).toEqual([])

  await banners.getByRole('link', { name: '零工也有好去处' }).click()
  await expect(page).toHaveURL(/\/flexible$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
