import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { applicants, publishMore } from './applicants.ts'
import { publish } from './employer.ts'
import { registerEmployer } from './people.ts'
import { test } from './visitor.ts'

const PEOPLE = 10

test('an employer works through a hundred applications on the board with the keyboard alone', async ({
  page,
  isMobile,
}) => {
  // Somebody with a keyboard at a phone meets the same board; ten show it.
  const jobs = isMobile ? 1 : 10
  const all = PEOPLE * jobs
  const taken = Math.ceil(all / 3)
  // A hundred questions, each answered by a real service.
  test.setTimeout(480_000)
  const mark = randomInt(1_000_000)
  await test.step('registers, publishes, and applications come in', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, `赣州市章贡机电${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    await publish(page, { title: `机电会计${mark}号岗` })
    const jobId = new URL(page.url()).searchParams.get('published') ?? ''
    await applicants(page, PEOPLE, await publishMore(page, jobId, jobs))
  })

  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const count = (name: string, of: number) => expect(column(name).getByText(`${of} 份`, { exact: true })).toBeVisible()
  const nameInFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-application') ?? '')
  await test.step('opens the board, whose address keeps it', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('navigation', { name: '显示方式' }).getByRole('link', { name: '看板' }).click()
    await expect(page).toHaveURL(/\/manage\/resume\?view=board$/)
    await page.reload()
    await count('已投递', all)
  })

  /** One application by key: the step, Enter, and the focus is on the next (nowhere after the last). */
  async function handle(key: string) {
    const id = await nameInFocus()
    await page.keyboard.press(key)
    await page.waitForFunction(() => {
      const button = document.activeElement
      return button?.closest('[role="dialog"]') && button.textContent?.endsWith('并通知')
    })
    await page.keyboard.press('Enter')
    await page.waitForFunction(before => {
      const next = document.activeElement?.getAttribute('data-application') ?? ''
      return !document.querySelector('[role="dialog"]') && next !== before
    }, id)
  }

  await test.step('takes every third on, turns the others down, without touching the mouse', async () => {
    await page.keyboard.press('j')
    await expect.poll(nameInFocus).not.toBe('')
    for (let done = 0; done < all; done += 1) await handle(done % 3 === 0 ? 's' : 'b')
    await count('已投递', 0)
    await count('初筛通过', taken)
    await count('不合适', all - taken)
  })

  await test.step('goes to another column, turns one down by mistake and takes that back', async () => {
    await page.keyboard.press('j')
    await expect(column('初筛通过').locator('a[data-application]:focus')).toHaveCount(1)
    await handle('b')
    await count('不合适', all - taken + 1)
    await page.keyboard.press('z')
    await expect(column('初筛通过').locator('a[data-application]:focus')).toHaveCount(1)
    await count('初筛通过', taken)
    await count('不合适', all - taken)
  })

  await test.step('is told why a step is not lawful, and nothing happens', async () => {
    await page.keyboard.press('y')
    await expect(page.getByText(/^“初筛通过”不能直接改为“已录用”，先要“拟录用”$/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('writes a note, whose letters are no keys', async () => {
    await page.keyboard.press('n')
    const note = page.getByRole('dialog').getByRole('textbox', { name: /新备注/ })
    await note.fill('jxsb 都只是字')
    await page.getByRole('dialog').getByRole('button', { name: '添加备注' }).click()
    await expect(page.getByRole('dialog').getByText('jxsb 都只是字').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(column('初筛通过').locator('a[data-application]:focus')).toHaveCount(1)
  })

  await test.step('chooses two and sets them side by side', async () => {
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('已选 2 份')).toBeVisible()
    await page.keyboard.press('d')
    await expect(page).toHaveURL(/[?&]compare=/)
    await expect(page.getByRole('heading', { level: 1, name: '对比简历' })).toBeVisible()
    await expect(page.getByText('5K~8K', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^查看.应聘/ })).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('link', { name: /^查看.应聘/ })).toHaveCount(2)
    await page.goBack()
    await count('初筛通过', taken)
  })

  await test.step('takes one to the offers by hand, confirms, and leaves another where it may not go', async () => {
    const card = column('初筛通过').getByRole('article').first()
    if (isMobile) {
      await card.getByRole('button', { name: /^移到…/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^拟录用/ })
        .check()
    } else {
      await column('拟录用').scrollIntoViewIfNeeded()
      await card.dragTo(column('拟录用'))
    }
    await page.getByRole('dialog').getByRole('button', { name: '拟录用并通知' }).click()
    await count('拟录用', 1)
    if (isMobile) return
    await column('拟录用').getByRole('article').first().dragTo(column('初筛通过'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await count('拟录用', 1)
  })
})
