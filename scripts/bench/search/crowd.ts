import { setTimeout as pause } from 'node:timers/promises'
import { draws } from './draws.ts'
import { figuresOf, type Measured, timed, type Work } from './measure.ts'
import { applying, beginnings, facets, type Kind, worded, wordedTalents } from './mix.ts'
import type { Application, BenchPortal } from './portal.ts'

export const USERS = 50

/** Calls of each user. */
const STEPS = 40

/** Between two calls people read: half a second to one and a half. */
const rest = ({ upTo }: Draws) => pause(500 + upTo(1_000))

/** With so many users, nineteen calls in twenty take less than so many times what one caller may wait. */
const SLOWER = 4

type Draws = ReturnType<typeof draws>

/** Something that users do, so often among all they do, and how long each time took. */
interface Habit {
  readonly name: string
  readonly limit: number
  readonly weight: number
  readonly times: number[]
  once(own: Draws): Promise<unknown>
}

const asking = <Query>({ name, queries, limit }: Kind<Query>, weight: number, work: Work<Query>): Habit => ({
  name,
  limit: SLOWER * (limit ?? Number.POSITIVE_INFINITY),
  weight,
  times: [],
  once: ({ pick }) => work(pick(queries)),
})

/** `USERS` at once: each searches, narrows down, types, looks for people and applies, and rests after each call. */
export async function crowd(portal: BenchPortal, applications: readonly Application[]): Promise<Measured[]> {
  const waiting = [...applications]
  const habits: readonly Habit[] = [
    asking(worded, 10, portal.searchJobs),
    asking(facets, 4, portal.countFacets),
    asking(beginnings, 10, portal.suggest),
    asking(wordedTalents, 4, portal.searchTalents),
    {
      name: applying.name,
      limit: SLOWER * applying.limit,
      weight: 2,
      times: [],
      async once() {
        const application = waiting.pop()
        if (!application) throw new RangeError('too few applications for this crowd')
        await portal.apply(application)
      },
    },
  ]
  const often = habits.flatMap(habit => Array.from({ length: habit.weight }, () => habit))

  async function user(number: number): Promise<void> {
    const own = draws(100 + number)
    for (let step = 0; step < STEPS; step += 1) {
      await rest(own)
      const habit = own.pick(often)
      habit.times.push(await timed(() => habit.once(own)))
    }
  }

  await Promise.all(Array.from({ length: USERS }, (_, number) => user(number)))
  return habits.map(({ name, limit, times }) => figuresOf({ name, queries: times.length, limit }, times))
}
