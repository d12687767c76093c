import type { OutputOf } from '#contract/endpoint'
import type { deskLive, SentSnapshot } from '#contract/fair-desk'
import { deskFigures, deskNews, deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { memoryStorage } from '#platform/storage'
import { createDesk, type Trouble } from './desk.ts'
import type { QueuedScan } from './kept-desk.ts'

export const MINUTE = 60_000
export const opensAt = Date.parse('2026-11-28T09:00:00+08:00')
/** A ticket that is good for the first half hour. */
export const good = 48_291_306

interface Given {
  readonly mandates?: ('steward' | 'supervise')[]
  readonly keys?: SentSnapshot['keys']
  readonly behind?: number
  readonly isRoomy?: boolean
}

/** A service that can go away, and a device with a clock of its own. */
export function scene(given: Given = {}) {
  const { mandates = ['steward' as const], keys = [], behind = 0, isRoomy = true } = given
  const storage = memoryStorage()
  const world = {
    now: opensAt + 5 * MINUTE,
    /** Runs whatever the clock is set to. */
    ran: 0,
    /** What the organiser has made of the fair since. */
    sent: {} as Partial<SentSnapshot>,
    isHeld: false,
    letGo: (): void => undefined,
    trouble: null as Trouble | null,
    got: [] as QueuedScan[],
    /** How often it was asked what is new. */
    heard: 0,
    news: {} as Partial<OutputOf<typeof deskLive>>,
  }
  const answered = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (world.trouble) throw world.trouble
    const given = answer()
    if (world.isHeld) await new Promise<void>(resolve => (world.letGo = resolve))
    return given
  }
  const ids = Array.from({ length: 20 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  const open = () =>
    createDesk({
      fair: '12',
      storage,
      snapshot: () => answered(() => ({ ...deskSnapshotOf(world.now), keys, mandates, ...world.sent })),
      live: () => {
        world.heard += 1
        return answered(() => ({ ...deskNews(world.now), mandates, ...world.news }))
      },
      send: scans =>
        answered(() => {
          if (scans.some(({ gate }) => gate === 20)) throw 'refused'
          world.got.push(...scans)
          return deskFigures()
        }),
      troubleOf: error => error as Trouble,
      now: () => world.now - behind,
      ran: () => world.ran,
      lasts: key => isRoomy && storage.get(key) !== null,
      newId: () => ids.pop() ?? '',
    })
  return { world, storage, open }
}

/** Such a desk, open. */
export async function readyDesk(given: Given = {}) {
  const { world, storage, open } = scene(given)
  const desk = open()
  await desk.begin()
  const verdict = async (text: string) => {
    await desk.check(text, 1)
    return desk.getState().check?.verdict
  }
  return { world, storage, open, desk, verdict }
}
