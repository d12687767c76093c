import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { residentIdCheck } from '#contract/rules/resident-id'
import { signIn } from './people.ts'
import { photo } from './pictures.ts'

export interface Candidate {
  phone: string
  name: string
  /** Of the identity number, without its check character. */
  digits: string
  exam: string
}

/** A portrait as the notice wants it, larger than its print: a head before a white wall. */
export const portrait = async () => ({
  name: '证件照.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 885, height: 1_239, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 340, height: 460, channels: 3, background: '#c9a488' } }, left: 272, top: 250 },
    ])
    .jpeg()
    .toBuffer(),
})

/** A post that asks for no major, among those of each exam: whoever writes these forms may have the first of them. */
export const openToAll = '综合管理岗'

export async function finishPart(page: Page) {
  await page.getByRole('button', { name: '完成这一部分' }).click()
}

/** Chooses a month in the first group of this name: 2019 年, 7 月. */
async function month(page: Page, group: RegExp, year: string, of: string) {
  const field = page.getByRole('group', { name: group }).first()
  await field.getByRole('combobox', { name: '年', exact: true }).selectOption({ label: year })
  await field.getByRole('combobox', { name: '月', exact: true }).selectOption({ label: of })
}

export async function openPart(page: Page, title: string) {
  await page.getByRole('link', { name: '报名表', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** Signs the commitment to the position that has been chosen. */
export async function sign(page: Page, name: string) {
  await expect(page.getByText('条件逐项对照')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('textbox', { name: /^签名/ }).fill(name)
  await page.getByRole('checkbox', { name: /我已阅读/ }).check()
  await page.getByRole('checkbox', { name: /身份证号码和照片/ }).check()
  await page.getByRole('button', { name: '签署并开始填写' }).click()
  await expect(page).toHaveURL(/\/exam\/enroll\/[0-9a-f-]{36}$/)
}

/** Signs in, takes the first position of the exam that asks for no major, and signs its commitment. */
export async function begin(page: Page, { phone, name, exam }: Candidate) {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(`/exam/apply/${exam}?t=${openToAll}`)}`)
  await signIn(page, phone)
  await page
    .getByRole('button', { name: /^选择 / })
    .first()
    .click()
  await sign(page, name)
}

export async function writeIdentity(page: Page, { name, digits }: Candidate) {
  await page.getByRole('main').getByRole('link', { name: '身份信息', exact: true }).click()
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill(digits + residentIdCheck(digits))
  await page.getByRole('textbox', { name: /^手机号/ }).fill('13900000001')
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
}

export async function writePerson(page: Page) {
  await openPart(page, '基本信息')
  await page.getByRole('combobox', { name: /^民族/ }).selectOption({ label: '汉族' })
  await page.getByRole('combobox', { name: /^政治面貌/ }).selectOption({ label: '群众' })
  await page.getByRole('combobox', { name: /^户籍所在地/ }).click()
  await page.getByRole('treeitem', { name: '江西省' }).click()
  await page.getByRole('treeitem', { name: '赣州市' }).click()
  await page.getByRole('treeitem', { name: '章贡区' }).click()
  await page.getByRole('textbox', { name: /^通信地址/ }).fill('赣州市章贡区文明大道 1 号')
  await finishPart(page)
}

export async function writeEducation(page: Page) {
  await openPart(page, '教育经历')
  const add = page.getByRole('button', { name: '添加教育经历' })
  const school = page.getByRole('textbox', { name: /^毕业院校/ })
  await expect(add).toBeVisible()
  if ((await school.count()) === 0) await add.click()
  await school.first().fill('赣江师范学院')
  await page
    .getByRole('textbox', { name: /^所学专业/ })
    .first()
    .fill('汉语言文学')
  await page.getByRole('combobox', { name: /^学历/ }).first().selectOption({ label: '本科' })
  await month(page, /^入学时间/, '2015 年', '9 月')
  await month(page, /^毕业时间/, '2019 年', '7 月')
  await finishPart(page)
}

export async function writeRest(page: Page) {
  await openPart(page, '其他情况')
  await page.getByRole('radio', { name: '不属于以上人员' }).check()
  await page.getByRole('radio', { name: '否', exact: true }).check()
  await finishPart(page)
  await openPart(page, '照片')
  await page.getByLabel('选择图片').setInputFiles(await portrait())
  await page.getByRole('button', { name: '使用这张' }).click()
  await expect(page.getByText('照片已经保存。')).toBeVisible()
  await openPart(page, '材料')
  for (const slot of [/^身份证正反面/, /^学历、学位证书/]) {
    const box = page.getByRole('group', { name: slot })
    await box.getByLabel('选择文件').setInputFiles(await photo())
    await expect(box.getByText('证件照.jpg 已上传。')).toBeAttached()
  }
  await finishPart(page)
}

/** Looks at everything once more and sends it. */
export async function send(page: Page) {
  await page.getByRole('link', { name: '报名表', exact: true }).first().click()
  await page.getByRole('link', { name: '核对并提交' }).click()
  await expect(page.getByText('这一版已经核对，提交资格已锁定')).toBeVisible()
  await expect(page.getByText('赣江师范学院').first()).toBeVisible()
  await page.getByRole('button', { name: '提交报名' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
}
