import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { readPaper } from '../../server/resume-files/testing.ts'
import { publish } from './employer.ts'
import { registerEmployer, registerSeeker } from './people.ts'
import { beginResume, candidate, finishSection, writeRequiredSections } from './resume.ts'
import { test } from './visitor.ts'

test('a seeker makes the English version of a resume, rewrites and previews it, applies with it, and the employer reads it in English', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const title = `外贸会计${mark}号岗`
  await test.step('an employer registers and publishes a job', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, `赣州市虔城外贸${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    await publish(page, { title })
  })

  const context = await browser.newContext()
  const mine = await context.newPage()
  await test.step('a seeker writes a resume and makes its English version in one step', async () => {
    await mine.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
    await registerSeeker(mine)
    await writeRequiredSections(mine, await beginResume(mine))
    await mine.goto('/user/resume')
    await mine.getByRole('button', { name: /^更多/ }).click()
    await mine.getByRole('menuitem', { name: '生成英文版' }).click()
    await expect(mine.getByText('这是英文版')).toBeVisible()
    await expect(mine.getByText('还有 1 处是中文，请改写成英文')).toHaveCount(2)
  })

  await test.step('rewrites what is still Chinese', async () => {
    await mine.getByRole('link', { name: '基本信息' }).click()
    const name = mine.getByRole('textbox', { name: /^姓名/ })
    await expect(name).toHaveValue(candidate.name)
    await mine.getByRole('button', { name: '完成本节' }).click()
    await expect(mine.getByText('请用拼音或英文填写姓名，如 Zhang San').first()).toBeVisible()
    await name.fill('Rahman Yan')
    await finishSection(mine, /section=work/)
    await mine.getByRole('link', { name: '稍后再写' }).click()
    await mine.getByRole('link', { name: '教育经历' }).click()
    await mine.getByRole('textbox', { name: /^学校名称/ }).fill('Gannan Normal University (赣南师范大学)')
    await finishSection(mine, /section=work/)
    await mine.getByRole('link', { name: '稍后再写' }).click()
    await expect(mine.getByText('这份简历可以投递了')).toBeVisible()
    await expect(mine.getByText(/处是中文/)).toHaveCount(0)
  })

  await test.step('sees both beside each other, previews the English one and saves it as PDF', async () => {
    await mine.goto('/user/resume')
    await expect(mine.getByRole('group', { name: /中文版/ })).toBeVisible()
    const english = mine.getByRole('group', { name: /English version/ })
    await english.getByRole('link', { name: '预览' }).click()
    const sheet = mine.getByRole('article', { name: 'Rahman Yan' })
    await expect(sheet.getByRole('heading', { name: 'Job Objective' })).toBeVisible()
    await expect(sheet.getByText('Zhanggong District, Ganzhou, Jiangxi')).toBeVisible()
    await expect(sheet.getByText('Sep 2016 — Present')).toBeVisible()
    const download = mine.waitForEvent('download')
    await mine.getByRole('button', { name: '下载 PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Rahman Yan - Resume.pdf')
    const { text, language } = await readPaper(await readFile(await file.path()))
    expect(language).toBe('en')
    expect(text).toContain('Sep2016—Present')
  })

  await test.step('is told what has changed in the Chinese one since, and takes it over', async () => {
    await mine.goto('/user/resume')
    await mine
      .getByRole('group', { name: /中文版/ })
      .getByRole('link', { name: '编辑' })
      .click()
    await mine.getByRole('link', { name: '基本信息' }).click()
    await mine.getByRole('textbox', { name: '邮箱' }).fill('yan@example.com')
    await finishSection(mine, /section=work/)
    await mine.goto('/user/resume')
    const english = mine.getByRole('group', { name: /English version/ })
    await expect(english.getByText(/^中文版在 \d{4}-\d\d-\d\d\s改过：基本信息$/)).toBeVisible()
    await english.getByRole('link', { name: '编辑' }).click()
    await mine.getByRole('button', { name: '带入不用翻译的 1 项改动' }).click()
    await expect(mine.getByText(/^中文版在/)).toHaveCount(0)
    await mine.getByRole('link', { name: '基本信息' }).click()
    await expect(mine.getByRole('textbox', { name: '邮箱' })).toHaveValue('yan@example.com')
    await expect(mine.getByRole('textbox', { name: /^姓名/ })).toHaveValue('Rahman Yan')
  })

  await test.step('applies with the English one', async () => {
    await mine.goto(`/job-search?t=${title}`)
    await mine.getByRole('main').getByRole('link', { name: title }).click()
    await mine.getByRole('button', { name: '投递简历' }).click()
    await mine.getByRole('radio', { name: /English version/ }).check()
    await mine.getByRole('button', { name: '确认投递' }).click()
    await expect(mine.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  })

  await test.step('the employer reads it in English, and is told that it was sent so', async () => {
    await page.goto('/manage/resume')
    await expect(page.getByRole('row', { name: /Rahman Yan/ })).toContainText('英文简历')
    await page.getByRole('link', { name: 'Rahman Yan' }).first().click()
    await expect(page.getByText('求职者投递的是英文简历')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { name: 'Education' })).toBeVisible()
  })
  await context.close()
})
