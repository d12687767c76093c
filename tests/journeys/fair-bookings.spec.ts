import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// An employer joins a fair and takes a booth: others count fairs and booths and expect them as they are.
test.use({ apart: 'fair-bookings' })

const organiser = '19900000031'
const fair = '赣鄱英才大型综合招聘会'

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
  await expect(page).toHaveURL(url => url.pathname === address.replace(/\?.*/, ''))
  return page
}

test('an employer applies, is approved, chooses and pays a booth, and confirms who comes', async ({ browser }) => {
  const page = await arrive(browser, accounts.employer, '/manage/fair/onsite?view=join')
  await test.step('applies', async () => {
    await main(page)
      .getByRole('checkbox', { name: new RegExp(fair) })
      .check()
    await main(page)
      .getByRole('group', { name: /参会职位/ })
      .getByRole('checkbox')
      .first()
      .check()
    await main(page).getByRole('checkbox', { name: '显示屏' }).check()
    await main(page).getByRole('checkbox', { name: '已阅读并同意参会约定' }).check()
    await axe(page)
    await main(page).getByRole('button', { name: '检查报名信息' }).click()
    await main(page).getByRole('button', { name: '提交报名' }).click()
    await expect(main(page).getByText('已报名 1 场，共 1 场')).toBeVisible()
    await main(page).getByRole('link', { name: fair }).click()
    await expect(main(page).getByText('下一步：等待主办方审核')).toBeVisible()
    await axe(page)
  })

  await test.step('is approved by the organiser', async () => {
    const office = await arrive(browser, organiser, '/manage/fair-office/2/applications?state=applied')
    const all = main(office).getByRole('checkbox', { name: /^选择本页全部/ })
    await all.check()
    await main(office).getByRole('button', { name: '通过', exact: true }).click()
    await expect(office.getByText(/^已通过 \d+\s家$/)).toBeVisible()
    await office.context().close()
  })

  await test.step('chooses a booth, which is held', async () => {
    await page.reload()
    await main(page)
      .getByRole('button', { name: /^A\d+\s空闲/ })
      .first()
      .click()
    await page.getByRole('button', { name: '选定这个展位' }).click()
    await expect(main(page).getByRole('button', { name: /^去支付 ¥/ })).toBeVisible()
    await axe(page)
  })

  await test.step('pays it', async () => {
    await main(page).getByRole('checkbox', { name: '已看清退费说明' }).check()
    await main(page)
      .getByRole('button', { name: /^去支付 ¥/ })
      .click()
    await page.getByRole('button', { name: /支付成功/ }).click()
    await expect(main(page).getByText('付款成功，展位已定')).toBeVisible()
    await axe(page)
  })

  await test.step('names who comes, and finds it again after a reload', async () => {
    await main(page).getByRole('link', { name: '填写参会人员' }).click()
    await main(page)
      .getByRole('textbox', { name: /第 1\s位姓名/ })
      .fill('熊建业')
    await main(page)
      .getByRole('textbox', { name: /第 1\s位手机号/ })
      .fill('13800000001')
    await main(page).getByRole('button', { name: '确认参会' }).click()
    await expect(page.getByText('已确认参会').first()).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(/^已填写 1\s位/)).toBeVisible()
    await page.goto('/manage/fair/onsite')
    await expect(
      main(page)
        .getByText(/按时到场签到/)
        .first(),
    ).toBeVisible()
  })
})
