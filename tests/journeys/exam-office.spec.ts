import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// A notice is corrected by what is released here.
test.use({ apart: 'exam-office' })

const preparer = '19900000021'
const releaser = '19900000022'

const main = (page: Page) => page.getByRole('main')

async function axe(page: Page) {
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

/** Somebody of an organisation, at an address, in a browser of their own. */
async function arrive(browser: Browser, phone: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/org/login?redirectUri=${encodeURIComponent(address)}`)
  await signIn(page, phone)
  await expect(page).toHaveURL(url => url.pathname === address)
  return page
}

/** An exam that is open, as everybody sees it in the list. */
const shownInPublic = (page: Page) =>
  main(page)
    .locator('article')
    .filter({ has: page.locator('[href="/exam/apply/101"]') })

test('one officer prepares an extension, another releases it, and everybody sees the new time', async ({
  page,
  browser,
}) => {
  await page.goto('/exam/list?stage=open')
  await expect(shownInPublic(page)).toContainText(/报名截止.*17:00/)

  const clerk = await arrive(browser, preparer, '/manage/exam-office')
  await test.step('the clerk opens the desk of the exam and prepares an hour more', async () => {
    await main(clerk).locator('a[href="/manage/exam-office/101"]').click()
    await expect(main(clerk).getByRole('heading', { name: '等我办理' })).toBeVisible()
    await axe(clerk)
    await main(clerk)
      .getByRole('textbox', { name: /^顺延时间/ })
      .fill('60')
    await main(clerk)
      .getByRole('textbox', { name: /^顺延原因/ })
      .fill('14:10 至 15:02 报名页面打不开')
    await main(clerk).getByRole('button', { name: '提交核准' }).click()
    await expect(main(clerk).getByRole('link', { name: '1 项变更已经准备好' })).toBeVisible()
  })
  await test.step('and can take it back, but not release it', async () => {
    await main(clerk).getByRole('link', { name: '1 项变更已经准备好' }).click()
    await main(clerk)
      .getByRole('link', { name: /顺延 60\s分钟$/ })
      .click()
    const change = clerk.getByRole('dialog')
    await expect(change.getByRole('button', { name: '撤回' })).toBeVisible()
    await expect(change.getByRole('button', { name: '核准' })).toHaveCount(0)
  })
  await page.reload()
  await expect(shownInPublic(page)).toContainText(/报名截止.*17:00/)

  const chief = await arrive(browser, releaser, '/manage/exam-office/101')
  await test.step('the colleague reads it line by line and releases it', async () => {
    await main(chief).getByRole('link', { name: '1 项变更等待核准' }).click()
    await main(chief)
      .getByRole('link', { name: /顺延 60\s分钟$/ })
      .click()
    const change = chief.getByRole('dialog')
    await expect(change).toContainText('14:10 至 15:02 报名页面打不开')
    await expect(change).toContainText('报名截止')
    await axe(chief)
    await change.getByRole('button', { name: '核准' }).click()
    await chief.getByRole('alertdialog').getByRole('button', { name: '核准' }).click()
    await expect(change).toContainText('已核准')
  })
  await page.reload()
  await expect(shownInPublic(page)).toContainText(/报名截止.*18:00/)

  await test.step('candidates are found, masked', async () => {
    await clerk.goto('/manage/exam-office/101/candidates')
    await expect(main(clerk).getByRole('button', { name: /^下载名单/ })).toBeVisible()
    await expect(main(clerk)).toContainText(/\d{3}\*{11}\d{3}[\dX]/)
    await axe(clerk)
  })
})

test('an officer writes down where an exam is sat, from a pasted table, and everybody sees it', async ({
  page,
  browser,
}) => {
  const clerk = await arrive(browser, preparer, '/manage/exam-office/101')
  await main(clerk).getByRole('link', { name: '考点', exact: true }).click()
  await expect(main(clerk)).toContainText('还没有考点')
  await main(clerk).getByRole('link', { name: '添加考点' }).click()
  const field = (name: RegExp) => main(clerk).getByRole('textbox', { name })
  await field(/^考点名称/).fill('南昌市示例中学')
  await field(/^地址/).fill('南昌市示例路 1 号，从东门进入')
  await field(/^交通/).fill('公交 5 路到示例中学站')
  await test.step('what is wrong with the table is told by line and column, and stays after a reload', async () => {
    await field(/^考场/).fill('考场号\t座位数\t用途\t楼层\t楼栋\n1\t30\t特殊\t1\t明德楼\n2\t300\t普通\t1\t明德楼')
    await main(clerk).getByRole('button', { name: '添加考点' }).click()
    await expect(main(clerk).getByRole('row', { name: /第\s3\s行/ })).toContainText('座位数')
    await axe(clerk)
    await clerk.reload()
    await expect(field(/^考点名称/)).toHaveValue('南昌市示例中学')
  })
  await field(/^考场/).fill('001 30 特殊 1 明德楼\n002 30 普通 1 明德楼\n003 30 备用 2 明德楼')
  await main(clerk).getByRole('button', { name: '添加考点' }).click()
  await expect(main(clerk).getByRole('link', { name: /南昌市示例中学/ })).toBeVisible()
  await expect(main(clerk)).toContainText(/2\s个考场，60\s个座位，另有\s1\s个备用考场/)
  await axe(clerk)

  await page.goto('/exam/exam-ticket/101?view=sites')
  await expect(main(page)).toContainText(/南昌市示例路 1\s号，从东门进入/)
})

test('a guest and an ordinary employer see neither menu nor page', async ({ page }) => {
  await page.goto('/manage/exam-office/101')
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=%2Fmanage%2Fexam-office%2F101$/)
  await page.goto('/org/login')
  await signIn(page, accounts.employer)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/manage/center')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '考试业务' })).toHaveCount(0)
  await page.goto('/manage/exam-office')
  await expect(main(page)).toContainText('还没有可以办理的考试')
  await page.goto('/manage/exam-office/101')
  await expect(main(page)).toContainText('没有这场考试，或者您没有办理权限')
})
