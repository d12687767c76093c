import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { residentIdCheck } from '#contract/rules/resident-id'
import { accounts, signIn } from './people.ts'
import { photo } from './pictures.ts'
import { test } from './visitor.ts'

interface Candidate {
  phone: string
  name: string
  digits: string
}

/** Each project registers somebody else: one registration for each exam and identity number. */
const candidates: Readonly<Record<string, Candidate>> = {
  desktop: { phone: accounts.seeker, name: '欧阳静姝', digits: '36070219970926102' },
  phone: { phone: accounts.otherSeeker, name: '热合曼·䶮', digits: '36070219980110105' },
}

/** A portrait as the notice wants it, larger than its print: a head before a white wall. */
const portrait = async () => ({
  name: '证件照.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 885, height: 1_239, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 340, height: 460, channels: 3, background: '#c9a488' } }, left: 272, top: 250 },
    ])
    .jpeg()
    .toBuffer(),
})

async function finishPart(page: Page) {
  await page.getByRole('button', { name: '完成这一部分' }).click()
}

/** Chooses a month in the first group of this name: 2019 年, 7 月. */
async function month(page: Page, group: RegExp, year: string, of: string) {
  const field = page.getByRole('group', { name: group }).first()
  await field.getByRole('combobox', { name: '年', exact: true }).selectOption({ label: year })
  await field.getByRole('combobox', { name: '月', exact: true }).selectOption({ label: of })
}

async function openPart(page: Page, title: string) {
  await page.getByRole('link', { name: '报名表', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

async function begin(page: Page, { phone, name }: Candidate) {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/exam/apply/102')}`)
  await signIn(page, phone)
  await page
    .getByRole('button', { name: /^选择 / })
    .first()
    .click()
  await expect(page.getByText('条件逐项对照')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('textbox', { name: /^签名/ }).fill(name)
  await page.getByRole('checkbox', { name: /我已阅读/ }).check()
  await page.getByRole('checkbox', { name: /身份证号码和照片/ }).check()
  await page.getByRole('button', { name: '签署并开始填写' }).click()
  await expect(page).toHaveURL(/\/exam\/enroll\/[0-9a-f-]{36}$/)
}

async function writeIdentity(page: Page, { name, digits }: Candidate) {
  await page.getByRole('main').getByRole('link', { name: '身份信息', exact: true }).click()
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill(digits + residentIdCheck(digits))
  await page.getByRole('textbox', { name: /^手机号/ }).fill('13900000001')
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
}

async function writePerson(page: Page) {
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

async function writeEducation(page: Page) {
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

async function writeRest(page: Page) {
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

test(
  'a seeker registers for an exam: signs, chooses, leaves the form and comes back, checks, sends, confirms and pays',
  {
    tag: '@gate',
  },
  async ({ page }, { project }) => {
    const candidate = candidates[project.name]
    if (!candidate) throw new Error('no candidate for this project')
    await begin(page, candidate)
    await writeIdentity(page, candidate)

    // Left, and found again where it was.
    await page.goto('/exam/mine')
    await page.getByRole('listitem').filter({ hasText: '赣州市' }).getByRole('link', { name: '继续填写' }).click()
    await page.getByRole('main').getByRole('link', { name: '身份信息', exact: true }).click()
    await expect(page.getByText(/已保存 360\*{11}\d{3}[\dX]/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(candidate.name)
    await finishPart(page)

    await writePerson(page)
    await writeEducation(page)
    await writeRest(page)

    await page.getByRole('link', { name: '报名表', exact: true }).first().click()
    await page.getByRole('link', { name: '核对并提交' }).click()
    await expect(page.getByText('这一版已经核对，提交资格已锁定')).toBeVisible()
    await expect(page.getByText('赣江师范学院').first()).toBeVisible()
    await page.getByRole('button', { name: '提交报名' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
    await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()

    // Nobody reviews before the fee is paid (诚信报名).
    await page.getByRole('link', { name: '确认并缴费' }).click()
    await expect(page.getByText('确认之后，报名信息和职位都不能再改')).toBeVisible()
    await page.getByRole('checkbox', { name: /确认后不能修改/ }).check()
    await page.getByRole('button', { name: /^确认报名信息，去支付/ }).click()
    await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
    await page.getByRole('button', { name: '支付成功' }).click()

    await expect(page).toHaveURL(/\/exam\/pay-notify\?order=JF\d{8}-[A-Z0-9]{12}/)
    await expect(page.getByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible()
    const own = page.getByRole('link', { name: '查看我的报名' })
    // Until it is known who is back from the cashier, the way leads to the list of all.
    await expect(own).toHaveAttribute('href', /\/exam\/apply-info\//)
    await own.click()
    await expect(page.getByText('报名成功').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '取消报名' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载报名表 PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  },
)

test('an employer is told that exams are for persons, and an order that nobody knows is nobody’s', async ({ page }) => {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent('/exam/apply/102')}`)
  await signIn(page, accounts.employer)
  await expect(page.getByText('考试报名面向个人')).toBeVisible()
  await page.goto('/exam/pay-notify?order=JF20260101-AAAAAAAAAAAA&state=success')
  await expect(page.getByRole('heading', { level: 1, name: '没有这个订单' })).toBeVisible()
})
