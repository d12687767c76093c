import { expect, type Page } from 'playwright/test'
import { arrive, axe, main, runningFair } from './fair-days.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'

// The sample company takes people at a fair that is on: others expect its board as it is.
test.use({ apart: 'fair-talks' })

/** Finds the exhibitor in the hall and draws a number. */
async function drawNumber(page: Page, company: string, note: string) {
  await main(page)
    .getByRole('button', { name: `排队：${company}` })
    .click()
  const dialog = page.getByRole('dialog', { name: /^取号排队/ })
  await dialog.getByRole('textbox', { name: /^一句话介绍自己/ }).fill(note)
  await axe(page)
  await dialog.getByRole('button', { name: '取号', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a visitor queues, loses the line, is called, talks and finds the talk again', async ({ page, browser }) => {
  const fair = await runningFair(page)
  const desk = await arrive(browser, 'org', accounts.employer, `/manage/fair/online?view=talks&id=${fair}`)
  await test.step('an exhibitor begins to take people', async () => {
    await expect(main(desk).getByText('现在没有人排队')).toBeVisible()
    await axe(desk)
    await main(desk)
      .getByRole('switch', { name: /^接待求职者/ })
      .click()
    await expect(main(desk).getByText('有人取号会马上显示在这里。')).toBeVisible()
  })

  const visitor = await arrive(browser, 'user', accounts.seeker, `/recruitment/scene/${fair}`)
  const queue = visitor.getByRole('region', { name: '我的排队' })
  const name = await test.step('the visitor sees who takes people, and draws a number', async () => {
    const button = main(visitor)
      .getByRole('button', { name: /^排队：/ })
      .first()
    await expect(button).toBeVisible()
    const label = (await button.getAttribute('aria-label')) ?? (await button.innerText())
    const found = label.replace(/^排队：/, '')
    await drawNumber(visitor, found, '想了解班次和住宿')
    await expect(queue).toContainText(/下一位就是您|前面没有人/)
    await axe(visitor)
    return found
  })

  await test.step('the exhibitor sees them at once, and the number outlives a lost line and a reload', async () => {
    await expect(main(desk).getByRole('list', { name: '排队的人' }).getByText('“想了解班次和住宿”')).toBeVisible()
    await visitor.context().setOffline(true)
    await visitor.context().setOffline(false)
    await visitor.reload()
    await expect(queue).toBeVisible()
  })

  await test.step('the call reaches the visitor, who answers', async () => {
    await main(desk).getByRole('button', { name: '叫下一位' }).click()
    await expect(main(desk).getByText(/^已叫 \d+\s号/)).toBeVisible()
    await expect(queue.getByRole('heading', { name: /^轮到您了/ })).toBeVisible()
    await axe(visitor)
    await queue.getByRole('button', { name: /^应答/ }).click()
    await expect(visitor).toHaveURL(/talk=/)
  })

  await test.step('both write, and read it as it is written', async () => {
    await main(visitor).getByRole('textbox', { name: /^写给/ }).fill('您好，有<b>宿舍</b>吗？')
    await main(visitor).getByRole('textbox', { name: /^写给/ }).press('Enter')
    await expect(main(desk).getByRole('log').getByText('您好，有<b>宿舍</b>吗？')).toBeVisible()
    await main(desk).getByRole('textbox', { name: /^写给/ }).fill('有四人间。')
    await main(desk).getByRole('textbox', { name: /^写给/ }).press('Enter')
    await expect(main(visitor).getByRole('log').getByText('有四人间。')).toBeVisible()
    await axe(desk)
    await axe(visitor)
  })

  await test.step('the exhibitor gives more time, then ends it; messages go on', async () => {
    await main(desk).getByRole('button', { name: '延长 5 分钟' }).click()
    await expect(main(visitor).getByRole('log').getByText('单位延长了 5 分钟。')).toBeVisible()
    await main(desk).getByRole('button', { name: '结束交流' }).click()
    await expect(main(visitor).getByText('交流已结束，可以继续留言')).toBeVisible()
    await main(visitor).getByRole('textbox', { name: /^写给/ }).fill('谢谢，晚上投递。')
    await main(visitor).getByRole('button', { name: '发送' }).click()
    await expect(main(visitor).getByRole('log').getByText('谢谢，晚上投递。')).toBeVisible()
  })

  await test.step('the talk is found again by both', async () => {
    await visitor.goto(`/recruitment/scene/${fair}?view=talks`)
    await main(visitor)
      .getByRole('list', { name: '我的交流' })
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await expect(main(visitor).getByRole('log').getByText('谢谢，晚上投递。')).toBeVisible()
    await desk.reload()
    await expect(main(desk).getByRole('list', { name: '我的交流' }).getByText('谢谢，晚上投递。').first()).toBeVisible()
  })

  await test.step('a stranger finds nothing of it', async () => {
    const address = new URL(visitor.url())
    const stranger = await arrive(browser, 'user', accounts.otherSeeker, `${address.pathname}${address.search}`)
    await expect(main(stranger).getByText('没有找到这次交流')).toBeVisible()
  })
})
