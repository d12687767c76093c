import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { readPaper, readZip } from '../../server/resume-files/testing.ts'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

async function saved(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a seeker saves the resume as PDF, applies, and reads who took it; the employer takes two along in a ZIP', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const company = `赣州市章贡仓储${mark}有限公司`
  const titles = [`仓管文员${mark}号岗`, `叉车司机${mark}号岗`]
  await test.step('an employer registers and publishes two jobs', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, company)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    for (const title of titles) await publish(page, { title })
  })

  const context = await browser.newContext()
  const mine = await context.newPage()
  await mine.goto(`/user/login?redirectUri=${encodeURIComponent('/user/resume')}`)
  await signIn(mine, accounts.seeker)
  await mine.getByRole('link', { name: '预览' }).first().click()
  const heading = mine.getByRole('article').getByRole('heading', { level: 2 })
  await expect(heading).toBeVisible()
  const name = await heading.innerText()

  await test.step('a seeker saves the resume, whose text is that of the page', async () => {
    const file = await saved(mine, () => mine.getByRole('button', { name: '下载 PDF' }).click())
    expect(file.name).toBe(`${name}的简历.pdf`)
    const paper = await readPaper(file.bytes)
    expect(paper).toMatchObject({ title: `${name}的简历`, language: 'zh-CN' })
    expect(paper.text).toContain('求职意向')
    expect(paper.text).not.toContain('下载，仅供')
  })

  await test.step('and applies for both', async () => {
    for (const title of titles) {
      await mine.goto(`/job-search?t=${title}`)
      await mine.getByRole('main').getByRole('link', { name: title }).click()
      await mine.getByRole('button', { name: '投递简历' }).click()
      await mine.getByRole('button', { name: '确认投递' }).click()
      await expect(mine.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
    }
  })

  await test.step('the employer takes both along, with the list of what is in it', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('checkbox', { name: '全选本页' }).check()
    await page.getByRole('button', { name: '打包下载', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '打包下载 2 份简历' })
    const file = await saved(page, () => dialog.getByRole('button', { name: '开始下载' }).click())
    await expect(dialog.getByText(/^已保存.*放入 2\s份/)).toBeVisible()
    expect(file.name).toMatch(/^收到的简历-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = await readZip(file.bytes)
    const names = files.map(({ name }) => name)
    expect(names).toHaveLength(4)
    for (const title of titles) expect(names.join()).toContain(`-${name}-${title}.pdf`)
    expect(names.at(-1)).toBe('清单.csv')
    const { text } = await readPaper(files[1]?.bytes ?? new Uint8Array())
    expect(text).toContain(`${company}·`)
    await dialog.getByRole('button', { name: '完成' }).click()
  })

  await test.step('one alone is a PDF with the company’s name across it', async () => {
    await page.getByRole('link', { name, exact: true }).first().click()
    const file = await saved(page, () => page.getByRole('button', { name: '下载 PDF' }).click())
    expect(file.name).toMatch(new RegExp(`^${name}-.*${mark}号岗的简历.pdf$`))
    expect((await readPaper(file.bytes)).text).toContain(`${company}·`)
  })

  await test.step('and so is what the browser prints, which says it on paper alone', async () => {
    const mark = page
      .getByRole('article')
      .getByText(new RegExp(`^${company} · .+ · \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$`))
    await expect(mark).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(mark).toBeVisible()
    await expect(page.getByRole('button', { name: '打印简历' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: '打印简历' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  })

  await test.step('the seeker reads that the company has it as PDF, and on paper', async () => {
    await mine.goto('/user/resume-list?tab=looks')
    await expect(mine.getByText('下载 PDF', { exact: true }).first()).toBeVisible()
    await expect(mine.getByText('打印简历', { exact: true }).first()).toBeVisible()
  })
  await context.close()
})
