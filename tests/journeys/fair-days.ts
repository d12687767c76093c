import AxeBuilder from '@axe-core/playwright'
import jsQR from 'jsqr'
import { type Browser, expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import {
  applyForFairs,
  chooseBooth,
  confirmParticipation,
  listFairBooths,
  listJoinableFairs,
} from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { decideFairApplications } from '#contract/fair-office'
import { quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { sql } from '../../server/db/sql.ts'
import { markAbsent } from '../../server/fair-office/upkeep.ts'
import { wireOf } from './applicants.ts'
import { whileStopped } from './own-service.ts'
import { signIn } from './people.ts'
import { tokenOf } from './wire.ts'

/** Those who hold the fairs of the sample content (README). */
export const fairOffice = { organiser: '19900000031', supervisor: '19900000032', steward: '19900000033' } as const

export const main = (page: Page) => page.getByRole('main')

export async function axe(page: Page) {
  // What lies below the first screen is laid out once the page has been taken over.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  // Colours are judged once they have come: what could not be pressed before is on its way for a moment.
  const changing = () => document.getAnimations().filter(one => one instanceof CSSTransition).length
  await expect.poll(() => page.evaluate(changing)).toBe(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

/** Somebody at an address, in a browser of their own. */
export async function arrive(browser: Browser, door: 'user' | 'org', phone: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/${door}/login?redirectUri=${encodeURIComponent(address)}`)
  await signIn(page, phone)
  await expect(page).toHaveURL(url => `${url.pathname}${url.search}` === address)
  return page
}

/** So many days from today in China, as a date field takes them. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** The page at an address is kept in this browser, and opens without a network. */
export const isKept = (page: Page, scope: string) =>
  page.waitForFunction(async address => {
    const registration = await navigator.serviceWorker.getRegistration(address)
    return Boolean(registration?.active)
  }, scope)

/** A fair on line that is on, as somebody who is passing by finds it. */
export async function runningFair(page: Page): Promise<string> {
  await page.goto('/recruitment/active')
  const door = main(page).getByRole('link', { name: '进入会场' }).first()
  await expect(door).toBeVisible()
  return /\d+$/.exec((await door.getAttribute('href')) ?? '')?.[0] ?? ''
}

/** Makes calls as whoever is signed in on a page. */
export async function wireAs(page: Page) {
  const token = await tokenOf(page)
  return wireOf(new URL(page.url()).origin, () => token)
}

const MINUTE = 60_000

/**
 * Moves a fair with all its moments, while the service is stopped, so that it opened so many minutes ago: a negative number
 * of them lies ahead. Then it is noted who has not come, which otherwise happens every ten minutes.
 */
export const openedAgo = (fair: string, minutes: number): Promise<void> =>
  whileStopped(async ({ dataDir }) => {
    const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
    try {
      const [row] = await db.query<{ opens_at: string }>(sql`select opens_at from fairs where id = ${fair}`)
      if (!row) throw new Error('no such fair')
      const opensAt = Math.floor(Date.now() / MINUTE - minutes) * MINUTE
      const by = sql`${opensAt - Date.parse(row.opens_at)}::bigint * interval '1 millisecond'`
      await db.run(sql`
        update fairs set published_at = published_at + ${by}, apply_from = apply_from + ${by},
          apply_until = apply_until + ${by}, book_from = book_from + ${by}, book_until = book_until + ${by},
          register_from = register_from + ${by}, register_until = register_until + ${by},
          opens_at = opens_at + ${by}, closes_at = closes_at + ${by}
        where id = ${fair}`)
      await markAbsent(db, new Date())
    } finally {
      await db.close()
    }
  })

/** What a code that is drawn on a page says, read back from its picture. */
export async function readCode(drawn: Locator): Promise<string> {
  const { data, info } = await sharp(await drawn.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!read) throw new Error('nothing can be read of this code')
  return read.data
}

/** Applies for a fair and is approved, by the calls that pages make; the id of the participation. */
export async function joinFair(employer: Page, officer: Page, fair: string): Promise<string> {
  const [call, office] = [await wireAs(employer), await wireAs(officer)]
  const { jobs } = await call(listJoinableFairs, { online: false })
  const { results } = await call(applyForFairs, {
    fairs: [fair],
    jobs: jobs.slice(0, 1).map(({ id }) => id),
    contract: fairContract.version,
  })
  const [{ participation = '', reason = '' } = {}] = results
  expect(reason).toBe('')
  await office(decideFairApplications, { fair, ids: [participation], decision: 'approve' })
  return participation
}

/** A coming fair on site that asks no fee, takes bookings now and does not have the company of this page yet; its id. */
export async function freeFair(employer: Page): Promise<string> {
  const call = await wireAs(employer)
  const { list } = await call(listJoinableFairs, { online: false, pageSize: 50 })
  const now = Date.now()
  const found = list.find(
    ({ fair: { timeline }, feeTo, freeBooths, mine }) =>
      mine === null && feeTo === 0 && freeBooths > 0 && timeline.bookFrom <= now && now < timeline.bookUntil,
  )
  if (!found) throw new Error('no fair has a booth for nothing')
  return found.fair.id
}

/** Chooses the first booth that is free, and says who comes; the number of the booth. */
export async function takeBooth(employer: Page, participation: string): Promise<string> {
  const call = await wireAs(employer)
  const { booths } = await call(listFairBooths, { id: participation })
  const booth = booths.find(({ kind, state }) => kind === 'standard' && state === 'free')
  if (!booth) throw new Error('no booth is free')
  await call(chooseBooth, { id: participation, booth: booth.id })
  await call(confirmParticipation, { id: participation, attendees: [{ name: '熊建业', phone: '13800000001' }] })
  return booth.code
}
