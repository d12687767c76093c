import { expect, type Page } from 'playwright/test'
import { descend } from './tree.ts'

/** What journeys write into a resume: invented, with a rare name as it stands on some identity cards. */
export const candidate = {
  name: '𠮷䶮·热合曼',
  title: '财务岗位简历',
  school: '赣南师范大学',
} as const

/** Names the resume on `/user/resume/create` and gives the path of its own page. */
export async function beginResume(page: Page, title: string = candidate.title): Promise<string> {
  await page.getByRole('textbox', { name: /^简历名称/ }).fill(title)
  await page.getByRole('button', { name: '开始填写' }).click()
  await expect(page).toHaveURL(/\/user\/resume\/page\//)
  return new URL(page.url()).pathname
}

/** Chooses in the lists of a group of fields, each by its label: year, month, day. */
export const chooseIn = (page: Page, group: RegExp, answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).reduce(async (before, [list, label]) => {
    await before
    await page
      .getByRole('group', { name: group })
      .getByRole('combobox', { name: list, exact: true })
      .selectOption({ label })
  }, Promise.resolve())

/** The first answers of 基本信息: where people stop who leave half-way. */
export async function writeFirstHalf(page: Page) {
  await page.getByRole('textbox', { name: /^姓名/ }).fill(candidate.name)
  await page.getByRole('radio', { name: '女' }).check()
  await chooseIn(page, /^出生日期/, { 年: '1998 年', 月: '6 月', 日: '2 日' })
}

/** The rest of 基本信息; the phone number is there already, from the account. */
export async function writeSecondHalf(page: Page) {
  await descend(page, /^现居住城市/, '江西省', '赣州市', '章贡区')
  await page.getByRole('combobox', { name: /^工作年限/ }).selectOption({ label: '三到五年' })
  await page.getByRole('combobox', { name: /^最高学历/ }).selectOption({ label: '本科' })
}

/** 求职意向. */
export async function writeIntention(page: Page) {
  await descend(page, /^期望职位/, '财会/金融/银行/保险', '财务/会计/审计', '会计')
  await descend(page, /^期望城市/, '江西省', '赣州市')
  await page.getByRole('combobox', { name: /^期望薪资/ }).selectOption({ label: '5K~8K' })
  await page.getByRole('radio', { name: '全职' }).check()
  await page.getByRole('radio', { name: '两周内到岗' }).check()
}

/** 教育经历, one entry that goes on until today. */
export async function writeEducation(page: Page) {
  await page.getByRole('button', { name: '添加教育经历' }).click()
  await page.getByRole('textbox', { name: /^学校名称/ }).fill(candidate.school)
  await page.getByRole('combobox', { name: /^学历/ }).selectOption({ label: '本科' })
  await chooseIn(page, /^就读开始时间/, { 年: '2016 年', 月: '9 月' })
}

/** Says that the section is finished and waits for the next one, or for the list of sections. */
export async function finishSection(page: Page, next: RegExp) {
  await page.getByRole('button', { name: '完成本节' }).click()
  await expect(page).toHaveURL(next)
}

/** Everything that a resume needs before it can be sent, from the list of its sections on. */
export async function writeRequiredSections(page: Page, path: string) {
  await page.goto(`${path}?section=basic`)
  await writeFirstHalf(page)
  await writeSecondHalf(page)
  await finishSection(page, /section=intention/)
  await writeIntention(page)
  await finishSection(page, /section=education/)
  await writeEducation(page)
  await finishSection(page, /section=work/)
}
