import { expect, type Page } from 'playwright/test'
import { residentIdCheck } from '#contract/rules/resident-id'
import { openToAll, portrait } from './exam-form.ts'
import { axe } from './fair-days.ts'
import { Typist } from './keyboard.ts'
import { accounts, signIn } from './people.ts'
import { photo } from './pictures.ts'
import { test } from './visitor.ts'

const digits = '36070219970926122'

/** The parts stand in one list; back in it, the next is one link away. */
async function openPart(typist: Typist, page: Page, title: string) {
  await typist.use('link', '报名表', { within: page.getByRole('main') })
  await typist.arrive('填写报名表')
  await typist.use('link', title, { within: page.getByRole('main') })
  await typist.arrive(title)
  await axe(page)
}

/** Says of a part that it is finished: what is missing is read aloud first, and each of it leads to its field, which says it too. */
async function hearMissing(page: Page, typist: Typist) {
  await typist.use('button', '完成这一部分')
  const missing = page.getByRole('group', { name: /^有 \d+\s处需要修改$/ })
  await expect(missing).toBeFocused()
  await axe(page)
  const words = await missing.getByRole('link').first().innerText()
  await typist.use('link', words, { within: missing })
  await expect(page.locator('select:focus, input:focus, [role="combobox"]:focus')).toHaveAccessibleDescription(
    new RegExp(words),
  )
}

async function writeTyped(page: Page, typist: Typist) {
  await typist.use('link', '身份信息', { within: page.getByRole('main') })
  await typist.arrive('身份信息')
  await typist.fill(/^姓名/, '欧阳静姝')
  await typist.fill(/^身份证号码/, digits + residentIdCheck(digits))
  await typist.fill(/^手机号/, '13900000001')
  await typist.use('button', '完成这一部分')
  await typist.arrive('基本信息')
  await hearMissing(page, typist)
  await typist.choose(/^民族/, '汉族')
  await typist.choose(/^政治面貌/, '群众')
  await typist.descend(/^户籍所在地/, '江西省', '赣州市', '章贡区')
  await typist.fill(/^通信地址/, '赣州市章贡区文明大道 1 号')
  await typist.use('button', '完成这一部分')
}

async function writeEducation(page: Page, typist: Typist) {
  await openPart(typist, page, '教育经历')
  if ((await page.getByRole('textbox', { name: /^毕业院校/ }).count()) === 0) {
    await typist.use('button', '添加教育经历')
  }
  await typist.fill(/^毕业院校/, '赣江师范学院')
  await typist.fill(/^所学专业/, '汉语言文学')
  await typist.choose(/^学历/, '本科')
  for (const [group, year, month] of [
    [/^入学时间/, '2015 年', '9 月'],
    [/^毕业时间/, '2019 年', '7 月'],
  ] as const) {
    const field = page.getByRole('group', { name: group }).first()
    await typist.choose('年', year, field)
    await typist.choose('月', month, field)
  }
  await typist.use('button', '完成这一部分')
}

async function handIn(page: Page, typist: Typist) {
  const [picture, paper] = [await portrait(), await photo()]
  page.on('filechooser', chooser => chooser.setFiles(page.url().includes('part=photo') ? picture : paper))
  await openPart(typist, page, '其他情况')
  await typist.pick(/^是否属于下列人员/, '不属于以上人员')
  await typist.pick(/^是否需要考试便利/, '否')
  await typist.use('button', '完成这一部分')
  await openPart(typist, page, '照片')
  await typist.use('button', /选择图片/)
  await typist.use('button', '使用这张')
  await expect(page.getByText('照片已经保存。')).toBeVisible()
  await openPart(typist, page, '材料')
  for (const slot of [/^身份证正反面/, /^学历、学位证书/]) {
    const box = page.getByRole('group', { name: slot })
    await typist.use('button', /选择文件/, { within: box })
    await expect(box.getByText('证件照.jpg 已上传。')).toBeAttached()
  }
  await typist.use('button', '完成这一部分')
}

// A thousand keys, each looked after: pictures of the page after each of them would take most of the time.
test.use({ trace: { mode: 'on-first-retry', snapshots: false, screenshots: false } })

test('registers for an exam by keyboard alone, on the phone in elder mode, and hears what is missing and what is done', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.setTimeout(600_000)
  const isElder = project.name === 'phone'
  if (isElder) await context.addCookies([{ name: 'display', value: 'light.elder', url: baseURL ?? '' }])
  const typist = new Typist(page)
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(`/exam/apply/103?t=${openToAll}`)}`)
  await signIn(page, isElder ? accounts.otherSeeker : accounts.seeker)
  await expect(page.locator('html[data-size="elder"]')).toHaveCount(isElder ? 1 : 0)
  await test.step('chooses a position and signs', async () => {
    await typist.use('button', /^选择 /)
    await expect(page.getByText('条件逐项对照')).toBeVisible()
    await typist.fill(/^签名/, '欧阳静姝')
    await typist.use('checkbox', /我已阅读/, { key: 'Space' })
    await typist.use('checkbox', /身份证号码和照片/, { key: 'Space' })
    await typist.use('button', '签署并开始填写')
    await expect(page).toHaveURL(/\/exam\/enroll\/[0-9a-f-]{36}$/)
  })
  await test.step('writes', async () => {
    await writeTyped(page, typist)
    await writeEducation(page, typist)
    await handIn(page, typist)
  })
  await test.step('checks and sends', async () => {
    await typist.use('link', '报名表', { within: page.getByRole('main') })
    await typist.use('link', '核对并提交')
    await expect(page.getByText('这一版已经核对，提交资格已锁定')).toBeVisible()
    await axe(page)
    await typist.use('button', '提交报名')
    await typist.arrive('报名已经提交')
    await axe(page)
  })
})
