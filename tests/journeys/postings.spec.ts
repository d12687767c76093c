import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { publish, writePosting } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { descend } from './tree.ts'
import { test } from './visitor.ts'

const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000)

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: '职位管理' }).getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {})

async function expectFound(page: Page, title: string, times: number) {
  await page.goto(`/job-search?t=${title}`)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(times)
}

async function more(page: Page, title: string, action: string) {
  await rowOf(page, title).getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an employer schedules, publishes, closes for a reason, relists, keeps a template and changes several at once', async ({
  page,
  browser,
}) => {
  test.slow()
  const number = randomInt(1_000_000)
  const title = `总账会计${number}号岗`
  await page.goto('/org/register?redirectUri=%2Fmanage%2Fjobs')
  await registerEmployer(page, `赣州市职位${number}有限公司`)
  await expect(page.getByRole('heading', { level: 1, name: '职位管理' })).toBeVisible()
  const guest = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()

  await test.step('schedules it for another day: nobody finds it', async () => {
    await writePosting(page, { title })
    await page.getByRole('button', { name: '检查并发布' }).click()
    await page.getByRole('button', { name: '定时发布' }).click()
    const asked = dialog(page, '哪一天发布？')
    await asked.getByLabel(/^发布日期/).fill(dayFromNow(90))
    await asked.getByRole('button', { name: '定时发布' }).click()
    await expect(asked.getByText(/发布日期最晚为/)).toBeVisible()
    await asked.getByLabel(/^发布日期/).fill(dayFromNow(3))
    await asked.getByRole('button', { name: '定时发布' }).click()
    await expect(page).toHaveURL(/\/manage\/jobs\?state=scheduled$/)
    await expect(rowOf(page, title)).toContainText(`${dayFromNow(3)} 发布`)
    await expectFound(guest, title, 0)
    const address = (await rowOf(page, title).getByRole('link', { name: title }).getAttribute('href')) ?? ''
    await guest.goto(`/job-details/${/\d+$/.exec(address)?.[0]}`)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  })

  await test.step('moves the day, then publishes at once', async () => {
    await more(page, title, '改日期')
    await dialog(page)
      .getByLabel(/^发布日期/)
      .fill(dayFromNow(5))
    await dialog(page).getByRole('button', { name: '保存日期' }).click()
    await expect(rowOf(page, title)).toContainText(`${dayFromNow(5)} 发布`)
    await rowOf(page, title).getByRole('button', { name: '现在发布' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('职位已发布，现在就能被搜索到')).toBeVisible()
    await expectFound(guest, title, 1)
  })

  await test.step('closes it because it is filled, which a guest reads', async () => {
    await page.goto('/manage/jobs')
    await more(page, title, '下架')
    await dialog(page).getByRole('button', { name: '下架职位' }).click()
    await expect(dialog(page).getByText('请选择原因')).toBeVisible()
    await dialog(page).getByRole('radio', { name: '招满' }).check()
    await dialog(page).getByRole('button', { name: '下架职位' }).click()
    await expect(rowOf(page, title)).toContainText('招满')
    await guest.getByRole('main').getByRole('link', { name: title }).click()
    await expect(guest.getByText('该职位已招满').first()).toBeVisible()
    await expectFound(guest, title, 0)
  })

  await test.step('publishes it again with another last day', async () => {
    await rowOf(page, title).getByRole('button', { name: '重新发布' }).click()
    await dialog(page)
      .getByLabel(/^新的截止日期/)
      .fill(dayFromNow(120))
    await dialog(page).getByRole('button', { name: '重新发布' }).dblclick()
    await expect(rowOf(page, title)).toContainText(dayFromNow(120))
    await expectFound(guest, title, 1)
  })

  await test.step('keeps it as a template, and begins another from it', async () => {
    await more(page, title, '存为模板')
    await dialog(page)
      .getByLabel(/^模板名称/)
      .fill('财务岗')
    await dialog(page).getByRole('button', { name: '保存模板' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: '职位模板' }).click()
    await page.getByRole('button', { name: '给“财务岗”改名' }).click()
    await dialog(page, '给模板改名')
      .getByLabel(/^模板名称/)
      .fill('会计岗')
    await dialog(page, '给模板改名').getByRole('button', { name: '保存名称' }).click()
    await page.getByRole('button', { name: '用“会计岗”新建职位' }).click()
    await expect(page).toHaveURL(/\/manage\/job\/publish\?id=\d+$/)
    await expect(page.getByRole('textbox', { name: /^职位名称/ })).toHaveValue(title)
    await expect(page.getByLabel(/^截止日期/)).toHaveValue('')
  })

  await test.step('changes several at once and reads which were not and why', async () => {
    const other = `成本会计${number}号岗`
    await publish(page, { title: other })
    await page.goto('/manage/jobs')
    await expect(page.getByRole('list', { name: '职位管理' }).getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('checkbox', { name: '全选本页' }).press('Space')
    await page.getByRole('button', { name: '下架所选' }).click()
    await dialog(page).getByRole('radio', { name: '其他' }).check()
    await dialog(page)
      .getByLabel(/^原因说明/)
      .fill('预算推迟')
    await dialog(page).getByRole('button', { name: '下架职位' }).click()
    await expect(page.getByText('2 个已下架，1 个没有下架')).toBeVisible()
    await expect(page.getByText(`${title}：职位还没有发布`)).toBeVisible()
    await expect(rowOf(page, other)).toContainText('其他：预算推迟')
    await page.getByRole('button', { name: '删除所选草稿' }).click()
    await page.getByRole('button', { name: '删除草稿', exact: true }).click()
    await expect(page.getByText('1 个职位已删除')).toBeVisible()
    await expect(page.getByRole('list', { name: '职位管理' }).getByRole('checkbox')).toHaveCount(2)
  })
  await guest.context().close()
})

test('an employer begins from an example, adds what only they know, and publishes', async ({ page }) => {
  await page.goto('/org/register')
  await registerEmployer(page, `赣州市虔城机修${randomInt(1_000_000)}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await page.goto('/manage/job/publish')
  await page.getByRole('button', { name: '从例子开始写' }).click()
  const examples = page.getByRole('dialog', { name: '从例子开始写' })
  await examples.getByText(/^设备：设备维修电工/).click()
  await examples.getByRole('button', { name: '把“设备维修电工”填入表单' }).click()
  await expect(page.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('设备维修电工')
  const parts = page.getByRole('navigation', { name: '各部分' })
  await expect(parts.getByText(/必填部分$/)).toHaveText(/^已完成\s3\s\/\s4\s个必填部分$/)

  await page.getByLabel(/^工作城市/).selectOption({ label: '赣州市' })
  await page.getByLabel(/^工作区县/).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^详细地址/ }).fill('章江南大道 18 号')
  await page.getByRole('button', { name: '60 天后' }).click()
  await expect(parts.getByText('必填部分已全部完成')).toBeVisible()
  await page.getByRole('button', { name: '检查并发布' }).click()
  await page.getByRole('button', { name: '发布职位', exact: true }).click()
  await expect(page).toHaveURL(/\/manage\/jobs\?published=/)
})

test('what an employer chooses in a posting counts at once, and places of the province come first', async ({
  page,
}) => {
  await page.goto('/org/login?redirectUri=%2Fmanage%2Fjob%2Fpublish')
  await signIn(page, accounts.employer)
  await expect(page).toHaveURL(url => url.pathname === '/manage/job/publish')
  const city = page.getByLabel(/^工作城市/)
  await expect(city.getByRole('option').nth(1)).toHaveText('南昌市')
  await city.selectOption({ label: '赣州市' })
  await page.getByLabel(/^工作区县/).selectOption({ index: 1 })
  await descend(page, /^职位类别/, '财会/金融/银行/保险', '财务/会计/审计', '会计')
  await expect(page.getByRole('combobox', { name: /^职位类别/ })).toContainText('会计')
  await expect(page.getByRole('button', { name: /^添加$/ })).toHaveCount(0)
})
