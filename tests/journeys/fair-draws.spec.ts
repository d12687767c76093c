import { createHash } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { codes } from '#contract/codes'
import { type TalkDraw, takeTalkSlot, talkDraw, wishTalkSlots } from '#contract/fair-draws'
import { arrive, axe, dayFromNow, fairOffice, main, wireAs } from './fair-days.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'
import { callAs, tokenOf } from './wire.ts'

// A fair is moved, so that its requests end: others expect fairs as they are.
test.use({ apart: 'fair-draws' })

/** Coming fairs on line of the sample content: requests of one of them are open, whatever the day. */
const coming = ['43', '46'] as const

const talksPage = (fair: string) => `/recruitment/scene/${fair}?view=slots`

/** The fair whose requests are open, and its name. */
async function requestingFair(page: Page): Promise<{ fair: string; title: string }> {
  for (const fair of coming) {
    await page.goto(talksPage(fair))
    await expect(
      main(page)
        .getByText(/填报志愿|已经抽签|先到先得/)
        .first(),
    ).toBeVisible()
    if ((await main(page).getByText('填报志愿中').count()) > 0)
      return { fair, title: await main(page).getByRole('heading', { level: 1 }).innerText() }
  }
  throw new Error('no fair takes requests')
}

/** Moves the opening to the first minute of tomorrow: requests end a day before, which is over. */
async function moveToTomorrow(page: Page) {
  const change = async (name: RegExp, value: string) => {
    const field = main(page).getByRole('textbox', { name })
    await field.fill(value)
    await field.blur()
  }
  await change(/^日期/, dayFromNow(1))
  await change(/^每天开始/, '00:01')
  await change(/^单位报名截止/, dayFromNow(-2))
  await change(/^选展位截止/, dayFromNow(-1))
  await main(page).getByRole('button', { name: '保存修改' }).click()
  await expect(page).not.toHaveURL(/edit$/)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Lots drawn again from what is published, by other code than drew them: each number with the slot that it gets. */
function drawnAgain({ draw, seed, slots, requests }: TalkDraw): string[] {
  const line = requests
    .map(request => ({ ...request, key: sha256(`${seed}|${request.number}`) }))
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1))
  const given = new Map<string, string>()
  const talksOf = new Map<string, TalkDraw['slots']>()
  for (const { number, person, slot: id } of line) {
    const slot = slots.find(one => one.id === id)
    const talks = talksOf.get(person) ?? []
    const isBusy = talks.some(one => slot && one.from < slot.from + slot.minutes && slot.from < one.from + one.minutes)
    if (!slot || given.has(id) || isBusy || talks.length === draw.perPerson) continue
    given.set(id, number)
    talksOf.set(person, [...talks, slot])
  }
  return [...given].map(([id, number]) => `${number} ${id}`).sort()
}

test('talk slots are offered, wished, drawn, checked, and what is left is taken', async ({ page, browser }) => {
  const { fair, title } = await requestingFair(page)
  const exhibitor = await arrive(browser, 'org', accounts.employer, '/manage/fair/online')
  const company = await test.step('an exhibitor offers an hour in slots of twenty minutes', async () => {
    await main(exhibitor).getByRole('link', { name: title }).click()
    const offers = main(exhibitor).getByRole('region', { name: '交流时段' })
    await offers.getByLabel(/^从/).fill('17:00')
    await offers.getByLabel(/^到/).fill('18:00')
    await offers.getByRole('radio', { name: '20 分钟' }).check()
    await expect(offers.getByText(/^共 3\s个时段/)).toBeVisible()
    await axe(exhibitor)
    await offers.getByRole('button', { name: '提供这些时段' }).click()
    await expect(offers.getByRole('checkbox', { name: '17:00—17:20 还没有人填报' })).toBeVisible()
    return exhibitor
  })

  const seeker = await arrive(browser, 'user', accounts.seeker, talksPage(fair))
  const slot = (hours: string) =>
    main(seeker)
      .getByRole('button', { name: new RegExp(`^${hours}`) })
      .first()
  await test.step('a seeker wishes two of them, in order', async () => {
    const booths = main(seeker).getByRole('list', { name: '提供交流时段的单位' })
    await booths.getByRole('link').first().click()
    await slot('17:00—17:20').click()
    await expect(slot('17:00—17:20')).toContainText('您的第 1 志愿')
    await slot('17:20—17:40').click()
    await expect(main(seeker).getByText(/^第 2\s志愿：/)).toBeVisible()
    await main(seeker).getByRole('button', { name: '第 2 志愿提前' }).click()
    await expect(slot('17:00—17:20')).toContainText('您的第 2 志愿')
    await seeker.reload()
    await expect(slot('17:00—17:20')).toContainText('您的第 2 志愿')
    await axe(seeker)
  })

  const call = await wireAs(seeker)
  const hash = await test.step('whose hash stands on the page before anybody knows the seed', async () => {
    const { draw, seed, requests } = await call(talkDraw, { fair })
    expect([draw.hash, seed, requests]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), '', []])
    await expect(main(seeker).getByText(draw.hash)).toBeVisible()
    await expect(main(seeker).getByText('抽签后公布', { exact: true })).toBeVisible()
    return draw.hash
  })

  await test.step('the organiser moves the fair, so that requests are over', async () => {
    const office = await arrive(browser, 'org', fairOffice.organiser, `/manage/fair-office/${fair}/edit`)
    await moveToTomorrow(office)
    await office.context().close()
  })

  await test.step('lots are drawn, the seeker is told and can check them', async () => {
    await seeker.reload()
    await expect(main(seeker).getByText('已中签')).toHaveCount(2)
    await main(seeker).getByRole('button', { name: '核验' }).click()
    await expect(main(seeker).getByText('核验通过')).toBeVisible()
    await main(seeker).getByRole('button', { name: '查看全部结果' }).click()
    await axe(seeker)
  })

  const published = await test.step('anybody draws again from what is published, and gets the same', async () => {
    const draw = await call(talkDraw, { fair })
    expect(sha256(draw.seed)).toBe(hash)
    expect(draw.grants.length).toBeGreaterThan(1)
    expect(draw.grants.map(({ number, slot: id }) => `${number} ${id}`).sort()).toEqual(drawnAgain(draw))
    await expect(main(seeker).getByText(draw.seed)).toBeVisible()
    return draw
  })

  await test.step('the seeker takes one that is left, no more than one person may have, and gives it back', async () => {
    // The same slot, counted from the opening: eight hours and forty minutes after it.
    await slot('08:41—09:01').click()
    await expect(slot('08:41—09:01')).toContainText('您的时段')
    const given = new Set(published.grants.map(({ slot: id }) => id))
    const other = published.slots.find(({ id, from }) => !given.has(id) && from > 9 * 60)
    const token = await tokenOf(seeker)
    const another = await callAs(seeker, token, takeTalkSlot, { slot: other?.id ?? '' })
    expect([another.code, another.message]).toEqual([codes.quotaReached, expect.stringContaining('每人最多 3 个')])
    expect((await callAs(seeker, token, wishTalkSlots, { fair, slots: [] })).code).toBe(codes.wrongState)
    await main(seeker).getByRole('button', { name: '取消', exact: true }).last().click()
    await seeker.getByRole('alertdialog').getByRole('button', { name: '取消时段' }).click()
    await expect(slot('08:41—09:01')).toContainText('空着')
    await seeker.goto('/message')
    await expect(seeker.getByText('交流时段抽签结果：已中签').first()).toBeVisible()
  })

  await test.step('the exhibitor sees who comes', async () => {
    await company.reload()
    await expect(main(company).getByRole('checkbox', { name: /^08:01—08:21 / })).toBeVisible()
    await expect(main(company).getByRole('checkbox', { name: /^08:01—08:21\s空着/ })).toHaveCount(0)
    await axe(company)
  })
})
