import { expect, it } from 'vitest'
import type { AnyEvent } from '#contract/events'
import { createTabs, type TabsParts } from './tabs.ts'

const event: AnyEvent = { id: '1-1', topic: 'fair:7', kind: 'reset', at: 0, data: {} }

/** A browser: one lock, and a channel that each tab but the speaker hears. */
function browser() {
  const channels = new Map<string, (event: MessageEvent) => void>()
  const queue: (() => void)[] = []
  let isHeld = false
  const next = () => {
    if (isHeld) return
    isHeld = queue.length > 0
    queue.shift()?.()
  }
  const runs: { tab: string; topics: readonly string[]; signal: AbortSignal }[] = []
  const open = (tab: string) => {
    const heard: AnyEvent[] = []
    const parts: TabsParts = {
      tab,
      channel: {
        postMessage: data => {
          for (const [other, hear] of channels) if (other !== tab) hear({ data } as MessageEvent)
        },
        addEventListener: (_: string, hear: unknown) => void channels.set(tab, hear as never),
        close: () => void channels.delete(tab),
      },
      locks: {
        request: ((_: string, __: unknown, work: () => Promise<void>) =>
          new Promise<void>(resolve => {
            queue.push(() => {
              void work().then(() => {
                isHeld = false
                resolve()
                next()
              })
            })
            next()
          })) as never,
      },
      hear: one => void heard.push(one),
      connect: () => undefined,
      run: async (topics, signal) => void runs.push({ tab, topics, signal }),
    }
    return { ...createTabs(parts), heard }
  }
  return { open, runs }
}

it('listens once for all tabs, and anew when they want something else', () => {
  const { open, runs } = browser()
  const [one, other] = [open('one'), open('other')]
  one.want(['fair:7'], true)
  other.want(['fair:7'], true)
  expect(runs.map(({ tab, topics }) => [tab, topics])).toEqual([['one', ['fair:7']]])
  other.want(['fair:8'], true)
  expect(runs.at(-1)).toMatchObject({ tab: 'one', topics: ['fair:7', 'fair:8'] })
  expect(runs.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  one.tell(event)
  expect([one.heard, other.heard]).toEqual([[event], [event]])
})

it('is taken over by another tab when the one that listens goes away', async () => {
  const { open, runs } = browser()
  const [one, other] = [open('one'), open('other')]
  one.want(['fair:7'], true)
  other.want(['fair:8'], true)
  one.leave()
  await new Promise(resolve => setTimeout(resolve))
  expect(runs.at(-1)).toMatchObject({ tab: 'other', topics: ['fair:8'] })
  expect(runs.filter(({ signal }) => !signal.aborted).map(({ tab }) => tab)).toEqual(['other'])
})

it('hears nothing while nobody listens', () => {
  const { open, runs } = browser()
  const one = open('one')
  one.want(['fair:7'], true)
  one.want([], false)
  expect(runs.every(({ signal }) => signal.aborted)).toBe(true)
})
