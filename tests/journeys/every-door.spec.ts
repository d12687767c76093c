import { expect, type Page } from 'playwright/test'
import type { TitledPage } from '#contract/page-titles'
import { Caller } from './caller.ts'
import {
  closedDoors,
  doorsOf,
  endOf,
  missing,
  ofCandidates,
  ofOffices,
  protectedRecords,
  publicRecords,
} from './doors.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const PARTS = 3
/** Long enough for all of one test's doors on a machine that has other work too. */
const MINUTES = 12 * 60_000

const partOf = <Item>(items: readonly Item[], part: number) => items.filter((_, index) => index % PARTS === part)

const entrances = { seeker: '/user/login', employer: '/org/login' } as const

async function enter(page: Page, role: 'seeker' | 'employer') {
  await page.goto(`${entrances[role]}?redirectUri=%2Fmanage%2Fcenter`)
  await signIn(page, accounts[role])
  await expect(page).toHaveURL(/\/manage\/center$/)
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every page that is open to all is in order for a guest (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(MINUTES)
    const doors = await doorsOf(page, partOf(publicRecords, part))
    const caller = new Caller(page)
    for (const { address, route } of doors) {
      await caller.open(address)
      await caller.look({ axe: true, route })
    }
    expect(caller.findings).toEqual([])
  })
}

test('what is not there says so with 404 and a way on', { tag: '@gate-phone' }, async ({ page }) => {
  test.setTimeout(MINUTES)
  const caller = new Caller(page)
  for (const address of missing) {
    await caller.open(address, { status: 404 })
    await caller.look({ axe: true })
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
  expect(caller.findings).toEqual([])
})

test('a guest is asked to sign in at every other door', async ({ page }) => {
  test.setTimeout(MINUTES)
  const caller = new Caller(page)
  for (const door of closedDoors(protectedRecords)) await caller.open(door.address, { end: endOf(door, 'guest') })
  await caller.open('/')
  for (const door of closedDoors(protectedRecords)) await caller.go(door.address, { end: endOf(door, 'guest') })
  expect(caller.findings).toEqual([])
})

for (const role of ['seeker', 'employer'] as const) {
  const isOwn = (route: TitledPage) => endOf({ address: route.path, route }, role) === route.path
  const inReach = protectedRecords.filter(({ path }) => role === 'seeker' || !ofCandidates.has(path))

  test(`the pages of the ${role} are in order, and all others for signed-in people lead to the centre`, async ({
    page,
  }) => {
    test.setTimeout(MINUTES)
    await enter(page, role)
    const doors = await doorsOf(page, inReach.filter(isOwn))
    const caller = new Caller(page)
    for (const { address, route } of doors) {
      await caller.open(address, { still: !ofOffices.has(address) })
      await caller.look({ axe: true, route })
    }
    for (const door of closedDoors(inReach.filter(route => !isOwn(route))))
      await caller.go(door.address, { end: endOf(door, role) })
    expect(caller.findings).toEqual([])
  })

  test(`all that is public stands still for a signed-in ${role} too`, async ({ page }) => {
    test.setTimeout(MINUTES)
    const doors = await doorsOf(page, publicRecords)
    await enter(page, role)
    const caller = new Caller(page)
    for (const door of doors.filter(door => endOf(door, role) === door.address)) {
      await caller.open(door.address)
      await caller.look({ route: door.route })
    }
    expect(caller.findings).toEqual([])
  })

  test(`a signed-in ${role} walks through all that is public, half of it with a phone`, async ({ page, isMobile }) => {
    test.setTimeout(MINUTES)
    const half = publicRecords.filter((_, index) => index % 2 === Number(isMobile))
    const doors = await doorsOf(page, half)
    await enter(page, role)
    const caller = new Caller(page)
    // Another query is no other page.
    for (const door of doors.filter(({ address }) => !address.includes('?'))) {
      const end = endOf(door, role)
      await caller.go(door.address, { end })
      if (end === door.address) await caller.look({ route: door.route })
    }
    expect(caller.findings).toEqual([])
  })
}
