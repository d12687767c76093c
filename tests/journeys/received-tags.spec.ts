import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { applicants } from './applicants.ts'
import { publish } from './employer.ts'
import { registerEmployer } from './people.ts'
import { test } from './visitor.ts'

test('an employer tags an applicant on the resume, sees the tag when comparing, and finds all that have it', async ({
  page,
  isMobile,
}) => {
  const mark = randomInt(1_000_000)
  await test.step('registers, publishes, and two people apply', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, `赣州市章贡标签${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    await publish(page, { title: `标签会计${mark}号岗` })
    await applicants(page, 2, [new URL(page.url()).searchParams.get('published') ?? ''])
  })

  await test.step('writes two tags on the page of one', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('main').getByRole('link', { name: '赵应聘一' }).first().click()
    const tags = page.getByRole('region', { name: '本单位标签' })
    await expect(tags).toContainText('还没有标签。')
    await tags.getByRole('button', { name: '添加或去掉标签' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^新标签/ }).fill('可急聘、会䶮语')
    await dialog.getByRole('button', { name: '添加并打上' }).click()
    await expect(dialog.getByRole('checkbox', { name: '可急聘' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(tags).toContainText('可急聘')
    await expect(tags).toContainText('会䶮语')
  })

  await test.step('sees them when comparing', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('checkbox', { name: '全选本页' }).check()
    await page.getByRole('link', { name: '对比', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '对比简历' })).toBeVisible()
    await expect(page.getByText('本单位标签').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/可急聘/)).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^查看.应聘/ })).toHaveCount(2)
  })

  await test.step('finds by the tag whoever has it, and nobody else', async () => {
    await page.goto('/manage/resume')
    if (isMobile) await page.getByRole('button', { name: '查找' }).click()
    await page.getByRole('combobox', { name: '标签' }).selectOption({ label: '可急聘（1）' })
    await page.getByRole('search', { name: '姓名或职位' }).getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/[?&]tag=/)
    await expect(page.getByRole('main').getByRole('link', { name: '赵应聘一' }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '钱应聘一' })).toHaveCount(0)
  })
})
