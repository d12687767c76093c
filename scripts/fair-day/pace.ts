import { setTimeout as pause } from 'node:timers/promises'

/** Does something so often a second, in an even stream, until so much of it was begun; ends when all of it has ended. */
export async function evenly(
  count: number,
  perSecond: number,
  work: (place: number) => Promise<unknown>,
): Promise<void> {
  const began = Date.now()
  const all: Promise<unknown>[] = []
  for (let place = 0; place < count; place += 1) {
    const wait = began + (place * 1_000) / perSecond - Date.now()
    if (wait > 0) await pause(wait)
    all.push(work(place).catch(() => undefined))
  }
  await Promise.all(all)
}

/** Does something for each, so many at once. */
export async function someAtOnce<One>(
  all: Iterable<One>,
  most: number,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const left = [...all].values()
  const next = async (): Promise<void> => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: most }, next))
}
