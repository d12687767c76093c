import { expect } from 'playwright/test'
import { arrive, axe, fairOffice, main, openedAgo } from './fair-days.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'

// An employer joins a fair and takes a booth: others count fairs and booths and expect them as they are.
test.use({ apart: 'fair-bookings' })

const fair = '赣鄱英才大型综合招聘会'
const officePage = '/manage/fair-office/2'

test('an employer applies, is approved, chooses and pays a booth, confirms who comes, and checks in on the day', async ({
  browser,
}) => {
  const page = await arrive(browser, 'org', accounts.employer, '/manage/fair/onsite?view=join')
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

  await test.step('hands in its authorisation, and reads it back', async () => {
    await main(page)
      .getByRole('button', { name: /^补交\s*：委托书$/ })
      .click()
    const paper = { name: '委托书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
    await main(page).getByLabel('选择文件').setInputFiles(paper)
    await main(page).getByRole('button', { name: '提交委托书' }).click()
    await expect(page.getByText('委托书已提交')).toBeVisible()
    await expect(main(page).getByRole('button', { name: /^更换\s*：委托书$/ })).toBeVisible()
    await axe(page)
    const download = page.waitForEvent('download')
    await main(page)
      .getByRole('button', { name: /^下载\s*：委托书$/ })
      .click()
    expect((await download).suggestedFilename()).toBe('委托书.pdf')
  })

  await test.step('is approved by the organiser', async () => {
    const office = await arrive(browser, 'org', fairOffice.organiser, `${officePage}/applications?state=applied`)
    const all = main(office).getByRole('checkbox', { name: /^选择本页全部/ })
    await all.check()
    await main(office).getByRole('button', { name: '通过', exact: true }).click()
    await expect(office.getByText(/^已通过 \d+\s家$/)).toBeVisible()
    await office.context().close()
  })

  const booth = await test.step('chooses a booth, which is held', async () => {
    await page.reload()
    await main(page)
      .getByRole('button', { name: /^A\d+\s空闲/ })
      .first()
      .click()
    await page.getByRole('button', { name: '选定这个展位' }).click()
    await expect(main(page).getByRole('button', { name: /^去支付 ¥/ })).toBeVisible()
    await axe(page)
    const held = main(page).getByRole('heading', { name: /^展位\sA\d+\s已为贵单位保留$/ })
    return /A\d+/.exec(await held.innerText())?.[0] ?? ''
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

  await openedAgo('2', 10)
  const company = await test.step('comes ten minutes after the opening, and a steward checks it in, once', async () => {
    const gate = await arrive(browser, 'org', fairOffice.steward, officePage)
    const checkIn = async () => {
      await main(gate)
        .getByRole('textbox', { name: /^展位号/ })
        .fill(booth.toLowerCase())
      await main(gate).getByRole('button', { name: '签到', exact: true }).click()
    }
    await checkIn()
    const said = gate.getByText(new RegExp(`^${booth}\\s\\S+\\s已签到$`))
    await expect(said).toBeVisible()
    const name = (await said.innerText()).split(/\s/)[1] ?? ''
    await checkIn()
    await expect(gate.getByText(new RegExp(`^${booth}\\s${name}\\s之前已签到$`))).toBeVisible()
    await axe(gate)
    await gate.context().close()
    return name
  })

  await test.step('reads so, with by when it had to', async () => {
    await page.reload()
    await main(page).getByRole('link', { name: fair }).click()
    await expect(main(page).getByText('已签到', { exact: true })).toBeVisible()
    await expect(main(page).getByText('签到截止')).toBeVisible()
    await axe(page)
  })

  await openedAgo('2', 40)
  await test.step('half an hour after the opening others are absent, and it is not', async () => {
    const office = await arrive(
      browser,
      'org',
      fairOffice.organiser,
      `${officePage}/applications?state=present&t=${encodeURIComponent(company)}`,
    )
    await expect(main(office).getByRole('link', { name: company, exact: true })).toHaveCount(1)
    await expect(main(office).getByText(new RegExp(`^展位\\s${booth}$`))).toBeVisible()
    await office.goto(`${officePage}/applications?state=absent`)
    await expect(main(office).getByRole('link', { name: /^未到场（[1-9]\d*）$/ })).toBeVisible()
    await expect(main(office).getByRole('link', { name: company })).toHaveCount(0)
    await page.reload()
    await expect(main(page).getByText('已签到', { exact: true })).toBeVisible()
  })
})
