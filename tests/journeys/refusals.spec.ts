import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { codes } from '#contract/codes'
import { listJobs } from '#contract/jobs'
import { getResume, saveResumeSection, updatePassportPhoto } from '#contract/resumes'
import { overhear } from './overhear.ts'
import { accounts, freshPhone, lastCode, proveByPhone, registerSeeker, signIn } from './people.ts'
import { renamedProgram } from './pictures.ts'
import { beginResume, candidate } from './resume.ts'
import { test } from './visitor.ts'
import { callAs, tokenOf } from './wire.ts'

const registration = `/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`

const toFullWidth = (figures: string) => figures.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))

test('a page number of −1 leads to the first page, one of 10⁹ says that there is no such page', async ({ page }) => {
  const first = await page.goto('/job-search?page=-1')
  expect(first?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await page.goto('/job-search?page=1000000000')
  await expect(page.getByText('没有这一页')).toBeVisible()
  await page.getByRole('link', { name: '回到第一页' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)

  for (const wrong of [-1, 1e9, 'x']) {
    const { code, fields } = await callAs(page, null, listJobs, { page: wrong })
    expect([wrong, code]).toEqual([wrong, codes.invalid])
    expect(fields.page).toMatch(/^(页码应在 1\s到 500\s之间|请填写页码)$/)
  }
})

test("another person's resume is as if it were not there", { tag: '@gate' }, async ({ page, browser }) => {
  await page.goto(registration)
  await registerSeeker(page)
  const path = await beginResume(page)
  const id = path.split('/').at(-1) ?? ''

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(`/user/login?redirectUri=${encodeURIComponent(path)}`)
  await signIn(stranger, accounts.seeker)
  await expect(stranger).toHaveURL(url => url.pathname === '/user/resume')
  await expect(stranger.getByRole('heading', { level: 1, name: '我的简历' })).toBeVisible()
  await expect(stranger.getByText(candidate.title)).toHaveCount(0)

  const token = await tokenOf(stranger)
  const change = { section: 'evaluation', data: { text: '改写别人的简历' } }
  const files = [new Blob([new Uint8Array(renamedProgram().buffer)])]
  for (const [call, input] of [
    [getResume, {}],
    [saveResumeSection, { version: 1, change }],
  ] as const) {
    const unknown = await callAs(stranger, token, call, { id: randomUUID(), ...input })
    expect(await callAs(stranger, token, call, { id, ...input })).toEqual(unknown)
    expect(unknown.code).toBe(codes.notFound)
  }
  expect((await callAs(stranger, token, updatePassportPhoto, { id, files })).code).toBe(codes.fileTypeRefused)
  await context.close()
})

test('a forged token is told to sign in again, by page and by call, and comes back afterwards', {
  tag: '@gate',
}, async ({ browser, baseURL }) => {
  const forged = 'f'.repeat(43)
  const localStorage = [
    { name: 'at', value: forged },
    { name: 'expir', value: String(Date.now() + 3_600_000) },
  ]
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
  })
  const page = await context.newPage()
  const isTold = await overhear(page, '登录已失效，请前往登录！')
  await page.goto('/manage/user/position')
  await expect.poll(isTold).toBe(true)
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await expect.poll(() => tokenOf(page)).toBeNull()
  expect((await callAs(page, forged, getResume, { id: randomUUID() })).code).toBe(codes.signInAgain)
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === '/manage/user/position')
  await context.close()
})

test('a name of 5,000 characters is refused at its field and stays there', async ({ page }) => {
  await page.goto(registration)
  await registerSeeker(page)
  const path = await beginResume(page)
  await page.goto(`${path}?section=basic`)
  const name = page.getByRole('textbox', { name: /^姓名/ })
  const endless = '䶮'.repeat(5_000)
  await name.fill(endless)
  await page.getByRole('button', { name: '完成本节' }).click()
  await expect(name).toHaveAccessibleDescription(/姓名应为 2\s至 30\s个字/)
  await expect(name).toHaveValue(endless)

  const token = await tokenOf(page)
  const tooLong = await callAs(page, token, saveResumeSection, {
    id: path.split('/').at(-1),
    version: 1,
    change: { section: 'evaluation', data: { text: endless } },
  })
  expect(tooLong).toMatchObject({ code: codes.invalid, fields: { 'change.data.text': '自我评价最多 4000 个字' } })
})

test('a phone number in full-width digits is taken as the number that it is, and a wrong one is refused in words', async ({
  page,
}) => {
  await page.goto(registration)
  const phone = page.getByRole('textbox', { name: /^手机号/ })
  await phone.fill('１２３４５')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(phone).toHaveAccessibleDescription(/请填写 11\s位手机号/)
  await expect(phone).toHaveValue('１２３４５')

  const number = freshPhone()
  await proveByPhone(page, number, toFullWidth(number))
  expect(await lastCode(number)).toMatch(/^\d{6}$/)
})

test('what no page would send is refused by the service: a program for a photo, and 20 MB', async ({ page }) => {
  await page.goto(registration)
  await registerSeeker(page)
  const id = (await beginResume(page)).split('/').at(-1)
  const token = await tokenOf(page)
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    callAs(page, token, updatePassportPhoto, { id, files: [new File([bytes], '证件照.jpg', { type: 'image/jpeg' })] })
  expect(await send(new Uint8Array(renamedProgram().buffer))).toMatchObject({
    code: codes.fileTypeRefused,
    fields: { files: '请上传JPG、PNG 或 WebP 图片' },
  })
  expect(await send(new Uint8Array(20 * 1_048_576))).toMatchObject({
    code: codes.fileTooLarge,
    fields: { files: '文件不能超过 2 MB' },
  })
  await page.reload()
  await expect(page.getByRole('link', { name: '基本信息' })).toBeVisible()
})

test('a page whose script cannot be fetched says so, and comes when tried again', async ({ page }) => {
  await page.goto('/')
  const blocked = '**/assets/*.js'
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await page.route(blocked, route => route.abort())
  await page.getByRole('link', { name: /登录/ }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '网络连接不上' })).toBeVisible()
  await page.unroute(blocked)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '网络连接不上' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
