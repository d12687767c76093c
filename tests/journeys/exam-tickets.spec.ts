import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { residentIdCheck } from '#contract/rules/resident-id'
import { readPaper } from '../../server/resume-files/testing.ts'
import { readBack, sharpScreen } from './drawn-code.ts'
import { solveChallenge } from './guest.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const numberOf = (digits: string) => digits + residentIdCheck(digits)

/** A sample candidate of the exam of 2023 in Nanchang, as the README lists them. */
const candidate2023 = { name: '熊志远', idNumber: numberOf('36010219960314001') }

/** Somebody who has registered for nothing. */
const stranger = { name: '欧阳无名', idNumber: '11010519491231002X' } as const

const pictureOf = (buffer: Buffer) => ({ name: '准考证.png', mimeType: 'image/png', buffer })

async function identify(page: Page, { name, idNumber }: { name: string; idNumber: string }, what: string) {
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill(idNumber)
  await solveChallenge(page)
  await page.getByRole('button', { name: `查询${what}` }).click()
}

test.describe(() => {
  test.use(sharpScreen)

  test('a guest prints the ticket of 2023 by name and identity number, and after clearing it nothing is left', async ({
    page,
  }) => {
    await page.goto('/exam/print/nanchang/2023')
    await identify(page, candidate2023, '准考证')
    const ticket = page.getByRole('article', { name: `${candidate2023.name}的准考证` })
    await expect(ticket).toBeVisible()
    const number = /\d{14}/.exec(await ticket.innerText())?.[0] ?? ''
    const { picture, text } = await readBack(ticket.getByRole('img', { name: '准考证核验二维码' }))
    expect(text).not.toBe('')
    await expect(page.getByText(candidate2023.idNumber)).toHaveCount(0)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF 打印' }).click()
    const paper = await readPaper(await readFile(await (await download).path()))
    expect(paper.pages).toHaveLength(1)
    for (const words of [candidate2023.name, candidate2023.idNumber, number]) expect(paper.text).toContain(words)

    await page.getByRole('button', { name: '立即清除' }).click()
    await expect(ticket).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^身份证号码/ })).toHaveValue('')
    await expect(ticket).toHaveCount(0)

    await page.goto('/exam/verify')
    await page.getByLabel('选择有二维码的图片').setInputFiles(pictureOf(picture))
    await expect(page.getByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(page.getByText(number).first()).toBeVisible()
  })
})

test('a stranger with nothing learns nothing: neither ticket nor score, by whatever address', {
  tag: '@gate',
}, async ({ page }) => {
  for (const [address, what] of [
    ['/exam/exam-ticket/601', '准考证'],
    ['/exam/print/nanchang/2023', '准考证'],
    ['/exam/cjcx/801', '成绩'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: /^身份证号码/ })).toBeVisible()
    await identify(page, stranger, what)
    await expect(page.locator('[data-tone="danger"]').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText(/准考证号\s*\d/)).toHaveCount(0)
  }
})

test('a candidate opens the ticket and the score of their own account, finds the room, and asks for a recheck once', {
  tag: '@gate-phone',
}, async ({ page }) => {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/exam/exam-ticket/601')}`)
  await signIn(page, accounts.seeker)
  const ticket = page.getByRole('article', { name: /的准考证$/ })
  await expect(ticket).toBeVisible()
  await page.getByRole('button', { name: '离线保存' }).click()
  await expect(page.getByText(/离线准考证保存于刚刚/)).toBeVisible()
  await page.getByRole('link', { name: '找考场' }).click()
  await expect(page.getByText(/^考场 \S+\s在/)).toBeVisible()

  await page.goto('/exam/exam-ticket/801?group=interview')
  await expect(ticket).toContainText('宜春市教师进修学校（样例）')
  await expect(ticket).toContainText(/候考\s\d+\s室/)

  await page.goto('/exam/cjcx/801')
  await expect(page.getByRole('article', { name: /成绩$/ })).toBeVisible()
  await page.getByRole('link', { name: '申请复核' }).click()
  await page.getByRole('button', { name: '申请复核' }).click()
  await page.getByRole('combobox', { name: /^科目/ }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: '各部分得分相加与总分不符' }).check()
  await page.getByRole('button', { name: '提交复核申请' }).click()
  await expect(page.getByText('正在复核')).toBeVisible()
})

test.describe(() => {
  test.use(sharpScreen)

  test('an invigilator checks a ticket, with and without a network', async ({ page, context, browser, baseURL }) => {
    await page.goto(`/user/login?redirectUri=${encodeURIComponent('/exam/exam-ticket/601')}`)
    await signIn(page, accounts.seeker)
    await page.getByRole('button', { name: '离线保存' }).click()
    await expect(page.getByText(/离线准考证保存于刚刚/)).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('own:exam-ticket:601:written') ?? '{}')
    const { code }: { code: string } = JSON.parse(kept)
    const { picture, text } = await readBack(page.getByRole('img', { name: '准考证核验二维码' }))
    expect(text).toBe(code)
    await context.close()

    const desk = await browser.newContext({ ...(baseURL && { baseURL }) })
    const phone = await desk.newPage()
    const check = async (words: string) => {
      await phone.getByRole('textbox', { name: /^二维码内容/ }).fill(words)
      await phone.getByRole('button', { name: '核验', exact: true }).click()
    }
    await phone.goto('/exam/verify')
    await check(code)
    await expect(phone.getByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(phone.getByText('已联网确认版本。')).toBeVisible()
    await phone.getByRole('button', { name: '核验下一张' }).click()

    await phone.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration('/exam/'))?.active))
    await desk.setOffline(true)
    await phone.reload()
    await check(code)
    await expect(phone.getByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(phone.getByText(/没有联网。这张不在截至\s.+\s的作废名单上/)).toBeVisible()
    await phone.getByRole('button', { name: '核验下一张' }).click()
    await phone.getByLabel('选择有二维码的图片').setInputFiles(pictureOf(picture))
    await expect(phone.getByRole('heading', { name: '真实有效' })).toBeVisible()
    await phone.getByRole('button', { name: '核验下一张' }).click()
    const [version, key, payload, signature = ''] = code.split('.')
    await check([version, key, payload, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.'))
    await expect(phone.getByRole('heading', { name: '伪造或被改动' })).toBeVisible()
    await desk.close()
  })
})
