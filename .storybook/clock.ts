/** The moment at which every story is told: a Friday morning in China. Pictures and deadlines depend on it. */
export const STORY_NOW = '2026-11-20T09:30:00+08:00'

const RealDate = Date
let now = RealDate.parse(STORY_NOW)

class StoryDate extends RealDate {
  constructor(...parts: [] | [string | number | Date]) {
    super(...((parts.length === 0 ? [now] : parts) as [number]))
  }
  static override now() {
    return now
  }
}

/** Lets `milliseconds` pass for whatever reads the clock. Timers keep running in real time. */
export function advance(milliseconds: number): void {
  now += milliseconds
}

/** Mulberry32: small, fast and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SEED = 20_261_120
let chance = seeded(SEED)
/** The chance of what is being drawn at this very moment. */
let drawing: (() => number) | undefined

const { getContext } = HTMLCanvasElement.prototype

/** A captcha is drawn by chance: by the same for every drawing, however many lots have been drawn before. */
function getContextAnew(this: HTMLCanvasElement, ...request: unknown[]) {
  drawing = seeded(SEED)
  queueMicrotask(() => {
    drawing = undefined
  })
  return Reflect.apply(getContext, this, request)
}

/** Stops the clock at `moment` and makes `Math.random` repeat itself, so that a picture is the same on every day. */
export function freeze(moment: string = STORY_NOW): void {
  now = RealDate.parse(moment)
  globalThis.Date = StoryDate as DateConstructor
  chance = seeded(SEED)
  Math.random = () => (drawing ?? chance)()
  HTMLCanvasElement.prototype.getContext = getContextAnew as typeof getContext
}
