import { expect, type Page } from 'playwright/test'
import { arrive, dayFromNow, main, runningFair } from './fair-days.ts'
import { killOwnService, reviveOwnService } from './own-service.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'

// The service is killed, and the sample company takes people at a fair that is on.
test.use({ apart: 'fair-killed' })

/** The number that a visitor has drawn: 3 号. */
const numberIn = async (queue: ReturnType<Page['getByRole']>) => /\d+\s号/.exec(await queue.innerText())?.[0]

test('a place outlives a killed service, and the talk leads to an interview', async ({ page, browser, isMobile }) => {
  const fair = await runningFair(page)
  const desk = await arrive(browser, 'org', accounts.employer, `/manage/fair/online?view=talks&id=${fair}`)
  await main(desk)
    .getByRole('switch', { name: /^接待求职者/ })
    .click()
  await expect(main(desk).getByText('有人取号会马上显示在这里。')).toBeVisible()

  const visitor = await arrive(browser, 'user', accounts.seeker, `/recruitment/scene/${fair}`)
  const queue = visitor.getByRole('region', { name: '我的排队' })
  await test.step('a visitor draws a number, and the exhibitor sees it', async () => {
    await main(visitor)
      .getByRole('button', { name: /^排队：/ })
      .first()
      .click()
    const dialog = visitor.getByRole('dialog', { name: /^取号排队/ })
    await dialog.getByRole('textbox', { name: /^一句话介绍自己/ }).fill('做过三年现场管理')
    await dialog.getByRole('button', { name: '取号', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(queue).toContainText(/\d+\s号/)
    await expect(main(desk).getByText('“做过三年现场管理”')).toBeVisible()
  })
  const number = await numberIn(queue)

  await test.step('the service is killed and comes back: the place and the console are as they were', async () => {
    await killOwnService()
    await reviveOwnService()
    await visitor.reload()
    await expect(queue).toContainText(/\d+\s号/)
    expect(await numberIn(queue)).toBe(number)
    await expect(main(desk).getByText('“做过三年现场管理”')).toBeVisible()
  })

  await test.step('the console, left open, calls, and the visitor answers', async () => {
    await main(desk).getByRole('button', { name: '叫下一位' }).click()
    await expect(main(desk).getByText(/^已叫 \d+\s号/)).toBeVisible()
    await queue.getByRole('button', { name: /^应答/ }).click()
    await expect(visitor).toHaveURL(/talk=/)
    await main(visitor).getByRole('textbox', { name: /^写给/ }).fill('您好，我还在。')
    await main(visitor).getByRole('textbox', { name: /^写给/ }).press('Enter')
    await expect(main(desk).getByRole('log').getByText('您好，我还在。')).toBeVisible()
  })

  const contact = `欧阳${isMobile ? '梅' : '兰'}`
  await test.step('the exhibitor hands over to an interview', async () => {
    await main(desk).getByRole('button', { name: '邀请面试' }).click()
    const dialog = desk.getByRole('dialog', { name: /^邀请面试/ })
    await dialog.getByRole('textbox', { name: /^日期/ }).fill(dayFromNow(isMobile ? 12 : 11))
    await dialog.getByRole('combobox', { name: /^时间/ }).selectOption('14:00')
    await dialog.getByRole('radio', { name: '电话面试' }).check()
    await dialog.getByRole('textbox', { name: /^联系人/ }).fill(contact)
    await dialog.getByRole('textbox', { name: /^联系电话/ }).fill('0791-83840000')
    await dialog.getByRole('button', { name: '发出邀请' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('which the visitor is told in the talk, and opens', async () => {
    await expect(
      main(visitor)
        .getByRole('log')
        .getByText(/^单位发出了面试邀请/),
    ).toBeVisible()
    await main(visitor).getByRole('link', { name: '已发出面试邀请，查看安排' }).click()
    await expect(main(visitor).getByText(contact).first()).toBeVisible()
  })
})
