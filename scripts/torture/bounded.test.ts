import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readScenarios } from './scenario.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torture-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** How long something took says nothing on a machine that may be busy: `npm run torture` judges that. */
const isAboutTime = (failure: string) => / took \d+ ms$/.test(failure)

// Scenarios that leave nothing to chance and need no built portal, each as often as a push may wait for; the rest, and all of them often, at night.
test.each([
  ['create', 2],
  ['kill', 2],
  ['second', 2],
])('%s holds, %d times', async (name, count) => {
  const scenario = (await readScenarios()).get(name)
  const outcomes = await scenario?.run({ folder, say: () => undefined, times: () => count })
  expect(outcomes?.map(({ runs }) => runs)).toEqual([count])
  expect(outcomes?.flatMap(({ failures }) => failures).filter(failure => !isAboutTime(failure))).toEqual([])
})
