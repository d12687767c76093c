import { expect } from 'playwright/test'
import { Caller } from './caller.ts'
import { doorsOf, publicRecords } from './doors.ts'
import { test } from './visitor.ts'

const PARTS = 3
/** Long enough for all of one test's doors on a machine that has other work too. */
const MINUTES = 12 * 60_000

test('the home page outlives whatever a visitor opens and closes on it', { tag: '@gate-phone' }, async ({ page }) => {
  const caller = new Caller(page)
  await caller.open('/')
  await caller.openAndClose()
  await caller.look()
  expect(caller.findings).toEqual([])
})

for (let part = 0; part < PARTS; part += 1) {
  test(`every page that is open to all outlives what is opened and closed on it (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(MINUTES)
    const doors = await doorsOf(
      page,
      publicRecords.filter((_, index) => index % PARTS === part),
    )
    const caller = new Caller(page)
    for (const { address } of doors) {
      await caller.open(address)
      await caller.openAndClose()
    }
    expect(caller.findings).toEqual([])
  })
}
