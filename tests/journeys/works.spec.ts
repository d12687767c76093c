import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { publish } from './employer.ts'
import { registerEmployer, registerSeeker } from './people.ts'
import { photo } from './pictures.ts'
import { beginResume, candidate, writeRequiredSections } from './resume.ts'
import { test } from './visitor.ts'

test('a seeker puts works beside the resume; the employer that gets it looks at one and saves the other', async ({
  page,
  browser,
}) => {
  const title = `成本会计${randomInt(1_000_000)}号岗`
  await page.goto('/org/register')
  await registerEmployer(page, `赣州市章贡制罐${randomInt(1_000_000)}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })

  const context = await browser.newContext()
  const mine = await context.newPage()
  await mine.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
  await registerSeeker(mine)
  const resume = await beginResume(mine)
  await writeRequiredSections(mine, resume)

  await test.step('adds a picture and a certificate, and says what they are', async () => {
    await mine.goto(resume)
    const file = mine.getByLabel('选择文件')
    await file.setInputFiles(await photo())
    const words = mine.getByRole('textbox', { name: '第 1 个的说明' })
    await words.fill('技能竞赛二等奖奖状')
    await mine.getByRole('button', { name: '保存说明' }).click()
    await expect(mine.getByRole('button', { name: '保存说明' })).toBeHidden()
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
    await file.setInputFiles({ name: '初级会计职称证书.pdf', mimeType: 'application/pdf', buffer })
    await expect(mine.getByRole('textbox', { name: '第 2 个的说明' })).toHaveValue('初级会计职称证书')
    await mine.reload()
    await expect(words).toHaveValue('技能竞赛二等奖奖状')
  })

  await test.step('sees them in the preview, and applies', async () => {
    await mine.getByRole('link', { name: '预览和打印' }).click()
    await expect(mine.getByRole('article').getByRole('heading', { name: '作品与附件' })).toBeVisible()
    await mine.goto(`/job-search?t=${title}`)
    await mine.getByRole('main').getByRole('link', { name: title }).click()
    await mine.getByRole('button', { name: '投递简历' }).click()
    await mine.getByRole('button', { name: '确认投递' }).click()
    await expect(mine.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  })

  await test.step('the employer looks at the picture and saves the certificate', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('link', { name: candidate.name, exact: true }).first().click()
    const picture = page.getByRole('img', { name: '技能竞赛二等奖奖状' })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(300)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^初级会计职称证书\.pdf/ }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('初级会计职称证书.pdf')
    expect(String(await readFile(await saved.path()))).toMatch(/^%PDF-1\.7/)
  })
  await context.close()
})
