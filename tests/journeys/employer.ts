import { expect, type Page } from 'playwright/test'
import { descend } from './tree.ts'

/** A day, so many days from now, as a date field takes it. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const DUTIES = '1、负责日常账务处理\n2、编制报表并按时申报纳税'
const REQUIREMENTS = '会计相关专业，熟悉金税系统'

interface Posting {
  title: string
  duties?: string
  requirements?: string
}

/** Writes a posting for an accountant in 赣州. */
export async function writePosting(page: Page, { title, duties = DUTIES, requirements = REQUIREMENTS }: Posting) {
  await page.goto('/manage/job/publish')
  await page.getByRole('textbox', { name: /^职位名称/ }).fill(title)
  await descend(page, /^职位类别/, '财会/金融/银行/保险', '财务/会计/审计', '会计')
  await page.getByRole('textbox', { name: /^招聘人数/ }).fill('２')
  await page.getByRole('textbox', { name: /^最低月薪/ }).fill('5000')
  await page.getByRole('textbox', { name: /^最高月薪/ }).fill('8000')
  await page.getByLabel(/^合同期限/).selectOption({ label: '三年以上' })
  await page.getByLabel(/^工作城市/).selectOption({ label: '赣州市' })
  await page.getByLabel(/^工作区县/).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^详细地址/ }).fill('章江南大道 18 号')
  await page.getByLabel(/^截止日期/).fill(dayFromNow(30))
  await page.getByLabel(/^学历要求/).selectOption({ label: '大专' })
  await page.getByLabel(/^经验要求/).selectOption({ index: 3 })
  await page.getByRole('textbox', { name: /^岗位职责/ }).fill(duties)
  await page.getByRole('textbox', { name: /^任职要求/ }).fill(requirements)
}

/** Writes such a posting, checks and publishes it; ends on the list of the employer's own jobs. */
export async function publish(page: Page, posting: Posting) {
  await writePosting(page, posting)
  await page.getByRole('button', { name: '检查并发布' }).click()
  await page.getByRole('button', { name: '发布职位', exact: true }).click()
  await expect(page).toHaveURL(/\/manage\/jobs\?published=/)
}

interface Casual {
  title: string
  /** The least and the most, in yuan. */
  hourly: readonly [string, string]
  duties: string
}

const chinaDayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000)

/** Writes casual work in a store in 赣州 that begins in three days, on the form that is open. */
export async function writeCasual(page: Page, { title, hourly: [least, most], duties }: Casual) {
  await page.getByRole('textbox', { name: /^零工名称/ }).fill(title)
  await page.getByLabel(/^类别/).selectOption({ label: '搬运工' })
  await page.getByRole('textbox', { name: /^招工人数/ }).fill('1')
  await page.getByRole('textbox', { name: /^最低报酬/ }).fill(least)
  await page.getByRole('textbox', { name: /^最高报酬/ }).fill(most)
  await page.getByLabel(/^开工日期/).fill(chinaDayFromNow(3))
  await page.getByLabel(/^开工时间/).selectOption({ label: '08:00' })
  await page.getByRole('textbox', { name: /^每天工时/ }).fill('8')
  await page.getByLabel(/^工作城市/).selectOption({ label: '赣州市' })
  await page.getByLabel(/^工作区县/).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^详细地址/ }).fill('章江南大道 18 号')
  await page.getByRole('textbox', { name: /^做什么/ }).fill(duties)
}
