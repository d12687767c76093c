import { myQueues, readTalk } from '#contract/fair-talks'
import type { Crowd } from './crowd.ts'
import { someAtOnce } from './pace.ts'
import type { Lost } from './seen.ts'

const AT_ONCE = 32
const kept = new Set<string>(['waiting', 'called', 'talking', 'done'])

/** Asks everybody at the end: whether they still have the number that they drew, and reads every talk back. */
export async function reckon({ here, talks, call, fair, seen }: Crowd): Promise<Lost> {
  let places = 0
  await someAtOnce(here, AT_ONCE, async ({ visitor, place }) => {
    if (place === '') return
    const { data } = await call(visitor.number, myQueues, { fair }, visitor)
    const state = data?.places.find(({ id }) => id === place)?.state
    if (state === undefined || !kept.has(state)) places += 1
  })
  const recorded = new Set<string>()
  await someAtOnce(talks, AT_ONCE, async ({ id, with: { visitor } }) => {
    const { data } = await call(visitor.number, readTalk, { id }, visitor)
    for (const { text } of data?.lines ?? []) recorded.add(`${id} ${text}`)
  })
  const said = [...seen.said]
  return {
    places,
    lines: said.filter(([text, { talk }]) => !recorded.has(`${talk} ${text}`)).length,
    untold: said.filter(([, { heard }]) => heard === 0).length,
    twice: said.filter(([, { heard }]) => heard > 1).length,
  }
}
