import { expect } from 'playwright/test'
import { arrive, axe, fairOffice, main } from './fair-days.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// A fair is added, stopped and resumed: others count fairs and expect them as they are.
test.use({ apart: 'fair-office' })

test('an organiser makes a fair from a series, lays it out, lets employers pass and stops one', async ({ browser }) => {
  const page = await arrive(browser, 'org', fairOffice.organiser, '/manage/fair-office')
  await test.step('makes the next fair of a series', async () => {
    await main(page).getByRole('link', { name: '新建招聘会' }).click()
    await main(page)
      .getByRole('combobox', { name: /^系列的下一场/ })
      .selectOption({ index: 1 })
    await expect(page).toHaveURL(/series=\d+/)
    await expect(main(page).getByRole('textbox', { name: /^名称/ })).not.toHaveValue('')
    await main(page).getByRole('textbox', { name: /^名称/ }).fill('旅程里的新招聘会')
    await main(page)
      .getByRole('textbox', { name: /^咨询电话/ })
      .fill('0791-88886666')
    await axe(page)
    await main(page).getByRole('button', { name: '新建招聘会' }).click()
    await expect(page).toHaveURL(/\/manage\/fair-office\/\d+\/plan$/)
  })
  await test.step('adds a booth to its plan', async () => {
    const count = main(page).getByText(/^整场 \d+\s个展位$/)
    const before = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
    // The first row may reach the wall: one booth leaves room for another.
    await main(page).getByRole('textbox', { name: '排号' }).fill('Z')
    await main(page).getByRole('button', { name: '增加一个标准展位' }).click()
    await expect(main(page).getByRole('heading', { name: '展位 Z01' })).toBeVisible()
    await main(page).getByRole('button', { name: '保存展位图' }).click()
    await expect(page.getByText('展位图已保存')).toBeVisible()
    await expect(count).toHaveText(`整场 ${before + 1} 个展位`)
    await axe(page)
  })
  await test.step('lets an employer pass', async () => {
    await page.goto('/manage/fair-office/2/applications?state=applied')
    const boxes = main(page).getByRole('checkbox', { name: /^选择“/ })
    await expect(boxes.first()).toBeVisible()
    const waiting = await boxes.count()
    await axe(page)
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('a')
    await expect(page.getByText('已通过 1 家')).toBeVisible()
    await expect(boxes).toHaveCount(waiting - 1)
  })

  const guard = await arrive(browser, 'org', fairOffice.supervisor, '/manage/fair-office/2/notices')
  await test.step('a supervisor stops a fair, with a reason, and resumes it', async () => {
    await main(guard).getByRole('textbox', { name: /^原因/ }).fill('北馆消防报警')
    await main(guard).getByRole('button', { name: '紧急暂停' }).click()
    await guard.getByRole('alertdialog').getByRole('button', { name: '紧急暂停' }).click()
    await expect(main(guard).getByText('招聘会紧急暂停')).toBeVisible()
    await main(guard).getByRole('button', { name: '恢复招聘会' }).click()
    await expect(main(guard).getByText('招聘会恢复')).toBeVisible()
    await axe(guard)
  })
})

test('an ordinary employer sees neither menu nor page', async ({ page }) => {
  await page.goto('/org/login')
  await signIn(page, accounts.employer)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/manage/center')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '招聘会业务' })).toHaveCount(0)
  await page.goto('/manage/fair-office')
  await expect(main(page)).toContainText('还没有可以办理的招聘会')
  await page.goto('/manage/fair-office/2')
  await expect(main(page)).toContainText('没有这场招聘会，或者您没有办理权限')
  await page.goto('/manage/fair-office/add')
  await expect(main(page)).toContainText('没有这场招聘会，或者您没有办理权限')
})
