import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What may be put off while too much is asked, what can be done without first of all. Nothing else is. */
export const sheddable = ['figures', 'filters', 'sign-ins', 'saves'] as const
export type Sheddable = (typeof sheddable)[number]

/** How busy this process is. */
export interface Load {
  /** Calls under way. */
  readonly working: number
  /** Milliseconds for which work that is ready has to wait for its turn. */
  readonly delay: number
}

/** From where on each is put off. What waits in the pages of those who write is safe, and comes again by itself. */
const from: Readonly<Record<Sheddable, Load>> = {
  figures: { working: 64, delay: 300 },
  filters: { working: 96, delay: 600 },
  'sign-ins': { working: 128, delay: 1_200 },
  saves: { working: 192, delay: 2_400 },
}

/** Whether calls of this kind are put off under such a load. */
export const isShed = (kind: Sheddable, { working, delay }: Load): boolean =>
  working >= from[kind].working || delay >= from[kind].delay

/** Whether putting these off keeps people from what they came for; the others only tell them less. */
export const keepsPeopleOut = (kind: Sheddable): boolean => kind === 'sign-ins' || kind === 'saves'

/** Seconds after which to come again: what is put off first is needed last. */
export const retryAfterOf: Readonly<Record<Sheddable, number>> = { figures: 15, filters: 8, 'sign-ins': 5, saves: 3 }

/** What people are told. */
export const wordsOf: Readonly<Record<Sheddable, string>> = {
  figures: '现在访问的人很多，统计数字稍后再更新',
  filters: '现在访问的人很多，请过几秒再筛选',
  'sign-ins': '现在登录和注册的人较多，请稍后再试',
  saves: '现在保存的人很多，填写的内容在您的设备上，会自动再保存',
}

const MS = 1e6
/** A delay is that of the last half second or so. */
const WINDOW_MS = 500
const RESOLUTION = 10

/** Tells how busy this process is, measured since somebody asked last. */
function delayMeter(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let began = performance.now()
  let last = 0
  return () => {
    if (performance.now() - began >= WINDOW_MS) {
      last = Math.max(0, histogram.percentile(90) / MS - RESOLUTION)
      histogram.reset()
      began = performance.now()
    }
    return last
  }
}

/** All services of a process share its one loop. */
let delayOfProcess: (() => number) | undefined

/** The load of one service. */
export function createLoad() {
  let working = 0
  return {
    now(): Load {
      delayOfProcess ??= delayMeter()
      return { working, delay: delayOfProcess() }
    },
    /** Counts a call as long as it is under way. */
    async around<Result>(work: () => Promise<Result>): Promise<Result> {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    },
  }
}
