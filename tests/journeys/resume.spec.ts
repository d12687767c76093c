import { expect } from 'playwright/test'
import { getResume, saveResumeSection } from '#contract/resumes'
import { readPaper } from '../../server/resume-files/testing.ts'
import { wireOf } from './applicants.ts'
import { registerSeeker, signIn } from './people.ts'
import { largePhoto, renamedProgram } from './pictures.ts'
import {
  beginResume,
  candidate,
  finishSection,
  writeEducation,
  writeFirstHalf,
  writeIntention,
  writeSecondHalf,
} from './resume.ts'
import { test } from './visitor.ts'
import { tokenOf } from './wire.ts'

const registration = `/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`

test('registers with a code from the outbox, begins a resume, leaves half-way, returns and finishes it', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.goto(registration)
  await registerSeeker(page)
  await expect(page).toHaveURL(/\/user\/resume\/create/)
  const resume = await beginResume(page)
  await page.getByRole('link', { name: '基本信息' }).click()
  await writeFirstHalf(page)
  await page.close()

  const later = await context.newPage()
  await later.goto('/user/resume')
  await later.getByRole('link', { name: '编辑' }).click()
  await expect(later.getByRole('listitem').filter({ hasText: '基本信息' })).toContainText('未完成')
  await later.getByRole('link', { name: '基本信息' }).click()
  await expect(later.getByRole('textbox', { name: /^姓名/ })).toHaveValue(candidate.name)
  await expect(later.getByRole('radio', { name: '女' })).toBeChecked()
  await expect(later.getByRole('group', { name: /^出生日期/ }).getByRole('combobox', { name: '日' })).toHaveValue('02')

  await test.step('says what is still missing', async () => {
    await later.getByRole('button', { name: '完成本节' }).click()
    await expect(
      later.getByRole('group', { name: '有 3 处需要修改' }).getByRole('link', { name: '请选择现居住城市' }),
    ).toBeVisible()
  })
  await writeSecondHalf(later)
  await finishSection(later, /section=intention/)
  await writeIntention(later)
  await finishSection(later, /section=education/)
  await writeEducation(later)
  await finishSection(later, /section=work/)
  await later.getByRole('link', { name: '稍后再写' }).click()
  await expect(later.getByText('这份简历可以投递了')).toBeVisible()
  await expect(later.getByText('必填部分已全部完成')).toBeVisible()

  await later.reload()
  await expect(later.getByText('必填部分已全部完成')).toBeVisible()
  await later.goto('/user/resume')
  await expect(later.getByText(/可以投递/)).toBeVisible()
  await expect(later.getByRole('progressbar', { name: '完整度' })).toHaveAttribute('value', '0.65')
  await later.getByRole('link', { name: '编辑' }).click()
  await expect(later).toHaveURL(url => url.pathname === resume)
})

test('cuts a photo of many megabytes to size, refuses a renamed program, and shows the resume for print', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(registration)
  const phone = await registerSeeker(page)
  const resume = await beginResume(page)
  await page.goto(`${resume}?section=basic`)
  await page.getByRole('textbox', { name: /^姓名/ }).fill(candidate.name)
  const files = page.getByLabel('选择图片')

  await files.setInputFiles(renamedProgram())
  await expect(page.getByText('证件照.jpg：文件内容与扩展名不符，请换一个文件').first()).toBeVisible()
  await files.setInputFiles(await largePhoto())
  await page.getByRole('button', { name: '使用这张' }).click()
  await expect(page.getByText('照片已经保存。')).toBeVisible()
  await expect(page.getByRole('img', { name: '现在的简历照片' })).toBeVisible()
  await expect(page.getByText(/^已保存/)).toBeVisible()

  await page.getByRole('link', { name: '稍后再写' }).click()
  await page.getByRole('link', { name: '预览和打印' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { name: candidate.name })).toBeVisible()
  const picture = sheet.getByRole('img', { name: `${candidate.name}的照片` })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBe(600)
  await page.getByRole('button', { name: '打印' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('navigation').or(page.getByRole('contentinfo')).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('单位看到的就是以上内容')).toBeHidden()
  const paper = await readPaper(await page.pdf({ preferCSSPageSize: true }))
  expect(paper.pages).toHaveLength(1)
  expect(paper.pictures).toEqual([1])
  expect(paper.text).toContain(phone)
})

test('prints a long resume on A4 with no job divided between two pages', async ({ page }) => {
  await page.goto(registration)
  await registerSeeker(page)
  const resume = await beginResume(page)
  const jobs = Array.from({ length: 12 }, (_, place) => {
    const mark = String(place + 1).padStart(2, '0')
    return {
      company: `赣江财税 B${mark}`,
      title: '会计',
      from: '2018-01',
      to: '2019-01',
      duties: `${'负责应收应付账款核对，编制月度报表。'.repeat(8 + (place % 4) * 6)}E${mark}`,
    }
  })
  await test.step('with many jobs, each described at length', async () => {
    const token = await tokenOf(page)
    const call = wireOf(new URL(page.url()).origin, () => token)
    const id = resume.split('/').at(-1) ?? ''
    const { version } = await call(getResume, { id })
    await call(saveResumeSection, { id, version, change: { section: 'work', data: jobs } })
  })
  await page.goto(resume)
  await page.getByRole('link', { name: '预览和打印' }).click()
  await expect(page.getByRole('article')).toContainText('E12')

  const { pages } = await readPaper(await page.pdf({ preferCSSPageSize: true }))
  // A machine without Chinese fonts prints what it has no forms for as boxes: what is looked for is in Latin letters.
  const texts = pages.map(items => items.map(({ text }) => text).join(''))
  const pagesWith = (words: string) => texts.flatMap((text, at) => (text.includes(words) ? [at] : []))
  expect(texts.length).toBeGreaterThan(2)
  const begins = jobs.map(({ company }) => pagesWith(company.slice(-3)))
  expect(begins.every(found => found.length === 1)).toBe(true)
  expect(jobs.map(({ duties }) => pagesWith(duties.slice(-3)))).toEqual(begins)
})

test('a section that two tabs write is lost in neither: the later one sees both and chooses', async ({
  page,
  context,
}) => {
  await page.goto(registration)
  await registerSeeker(page)
  const section = `${await beginResume(page)}?section=evaluation`
  const other = await context.newPage()
  const words = { first: '踏实细致，熟悉金税系统。', second: '三年总账经验，持初级会计证书。' }
  for (const tab of [page, other]) {
    await tab.goto(section)
    await expect(tab.getByRole('textbox', { name: /自我评价/ })).toBeVisible()
  }
  await page.getByRole('textbox', { name: /自我评价/ }).fill(words.first)
  await expect(page.getByText(/^已保存/)).toBeVisible()

  const field = other.getByRole('textbox', { name: /自我评价/ })
  await field.fill(words.second)
  const conflict = other.getByText('这一节在别的页面或设备上改过')
  await expect(conflict).toBeVisible()
  await expect(other.getByText(words.first)).toBeVisible()
  await expect(field).toHaveValue(words.second)
  await other.getByRole('button', { name: '保留我在这里填写的' }).click()
  await expect(conflict).toBeHidden()
  await expect(other.getByText(/^已保存/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /自我评价/ })).toHaveValue(words.second)
})

test('loses nothing that was typed when the session ends in the middle of the resume form', {
  tag: '@gate-phone',
}, async ({ page }) => {
  await page.goto(registration)
  const phone = await registerSeeker(page)
  const resume = await beginResume(page)
  await page.goto(`${resume}?section=evaluation`)
  const evaluation = page.getByRole('textbox', { name: /自我评价/ })
  await expect(evaluation).toBeVisible()
  // The session ends behind the page's back: the token in this browser is no longer good.
  await page.evaluate(() => localStorage.setItem('at', 'forged-token'))
  await evaluation.fill('踏实细致，熟悉金税系统。')
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await signIn(page, phone)
  await expect(page).toHaveURL(url => url.pathname === resume)
  await expect(page.getByRole('textbox', { name: /自我评价/ })).toHaveValue('踏实细致，熟悉金税系统。')
  await expect(page.getByText(/^已保存/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /自我评价/ })).toHaveValue('踏实细致，熟悉金税系统。')
})
