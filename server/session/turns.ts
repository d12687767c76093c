import { Busy } from '../http/refusal.ts'

/** Whose turn it is: people from addresses that signed in before have a lane of their own. */
export interface Turn {
  readonly lane: 'known' | 'common'
  /** Sources take turns within a lane: an address, or a person who is signed in. */
  readonly source: string
}

interface Width {
  /** Works at once. */
  readonly running: number
  /** Of these, places that are kept free for the known lane; none by default. */
  readonly reserved?: number
  /** Sources that wait in each lane, and works of each of them: beyond that there is nothing but waiting in vain. */
  readonly sources: Readonly<Record<Turn['lane'], number>>
  readonly each: number
}

type Enter = () => void

/** Works that wait, by source, in the order in which the sources came or had their last turn. */
class Lane {
  readonly #sources = new Map<string, Enter[]>()

  join(source: string, enter: Enter, most: { readonly sources: number; readonly each: number }): void {
    const own = this.#sources.get(source)
    if (own ? own.length >= most.each : this.#sources.size >= most.sources) throw new Busy(BUSY_WORDS, BUSY_SECONDS)
    if (own) own.push(enter)
    else this.#sources.set(source, [enter])
  }

  /** The next to enter; its source stands last afterwards. */
  next(): Enter | undefined {
    const [first] = this.#sources
    if (!first) return undefined
    const [source, [enter, ...rest]] = first
    this.#sources.delete(source)
    if (rest.length > 0) this.#sources.set(source, rest)
    return enter
  }
}

const BUSY_WORDS = '现在登录和注册的人较多，请稍后再试'
const BUSY_SECONDS = 5

/** Of so many turns the known lane has all but one, so that neither lane stands still. */
const ROUND = 4

/**
 * Runs few works at once; the others wait their turn: fairly among sources, the known lane ahead of the common one, and
 * never longer than a person would. Throws `Busy` when there is no place to wait.
 */
export function createTurns({ running: most, reserved = 0, sources, each }: Width) {
  const lanes = { known: new Lane(), common: new Lane() }
  const running = { known: 0, common: 0 }
  let turn = 0
  const isFree = (lane: Turn['lane']) =>
    running.known + running.common < most && (lane === 'known' || running.common < most - reserved)
  const letIn = (lane: Turn['lane']): boolean => {
    const enter = isFree(lane) ? lanes[lane].next() : undefined
    if (!enter) return false
    running[lane] += 1
    enter()
    return true
  }
  const letNextIn = () => {
    turn = (turn + 1) % ROUND
    if (turn === 0) return letIn('common') || letIn('known')
    return letIn('known') || letIn('common')
  }
  return async <Result>({ lane, source }: Turn, work: () => Promise<Result>): Promise<Result> => {
    if (isFree(lane)) running[lane] += 1
    else {
      const { promise, resolve } = Promise.withResolvers<void>()
      lanes[lane].join(source, resolve, { sources: sources[lane], each })
      await promise
    }
    try {
      return await work()
    } finally {
      running[lane] -= 1
      letNextIn()
    }
  }
}
