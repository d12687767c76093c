import type { EventData } from '#contract/events'
import { livePlaces, SETBACK, SETBACKS } from '#contract/fair-queue'
import type { MyQueues, PlaceState, QueuePlace } from '#contract/fair-talks'
import { expectedWait } from '#contract/fair-wait'

const MINUTE = 60_000
/** Two queues that come within this of each other may call at once. */
const CLOSE_MS = 5 * MINUTE

/** What comes first of places that still lead to a talk. */
const soonest: readonly PlaceState[] = ['called', 'talking', 'waiting'] satisfies (typeof livePlaces)[number][]
/** What has come to nothing and is told of. */
const lost: readonly PlaceState[] = ['missed', 'lapsed']

export const isLasting = ({ state }: Pick<QueuePlace, 'state'>): boolean => livePlaces.some(live => live === state)
const isLost = ({ state }: Pick<QueuePlace, 'state'>): boolean => lost.includes(state)

/** Numbers that have come to nothing, and were not followed by another there. */
export const lostIn = (places: readonly QueuePlace[]): readonly QueuePlace[] =>
  places.filter(
    place => isLost(place) && !places.some(one => isLasting(one) && one.participation === place.participation),
  )

/** In which exhibitors' queues one stands: what is told of these is listened to. */
export const queuesIn = ({ places }: MyQueues): readonly string[] =>
  places.filter(isLasting).map(({ participation }) => participation)

/** At most how long it takes; where nobody is there, longer than anywhere. */
const longest = ({ wait }: QueuePlace): number => wait?.to ?? Number.MAX_SAFE_INTEGER

/** Soonest first: who is called, who is talked to, then by how long it takes. */
export const inOrder = (places: readonly QueuePlace[]): readonly QueuePlace[] =>
  places
    .filter(isLasting)
    .toSorted(
      (one, other) => soonest.indexOf(one.state) - soonest.indexOf(other.state) || longest(one) - longest(other),
    )

/** Those among several that may be called together with the first. */
export function closeTogether(places: readonly QueuePlace[]): readonly QueuePlace[] {
  const waiting = inOrder(places).filter(({ state, wait }) => state === 'waiting' && wait !== null)
  const [first] = waiting
  const close = first ? waiting.filter(place => longest(place) - longest(first) < CLOSE_MS) : []
  return close.length > 1 ? close : []
}

/** Next in line: nobody, or one person, is before. */
export const isNext = ({ state, before }: Pick<QueuePlace, 'state' | 'before'>): boolean =>
  state === 'waiting' && before <= 1

/**
 * One's place after the line has moved, by one's own number; null where that says that one is not simply waiting any more,
 * and the service has to be asked.
 */
export function moved(place: QueuePlace, news: EventData<'queue.line'>): QueuePlace | null {
  const { line, called, recruiters, paceMs } = news
  const before = line.indexOf(place.number)
  if (before < 0) return null
  return { ...place, before, wait: expectedWait({ before, busy: called.length, recruiters, paceMs }) }
}

/** All one's places after the line of one exhibitor has moved; null where the service has to be asked. */
export function afterMove(queues: MyQueues, news: EventData<'queue.line'>): MyQueues | null {
  const places: QueuePlace[] = []
  for (const place of queues.places) {
    const isMeant = place.state === 'waiting' && place.participation === news.participation
    const now = isMeant ? moved(place, news) : place
    if (!now) return null
    places.push(now)
  }
  return { ...queues, places }
}

/** What comes of not answering now, who has missed so many calls before. */
export const missInWords = (misses: number): string =>
  misses < SETBACKS
    ? `没有应答会往后排 ${SETBACK} 位，还可以往后排 ${SETBACKS - misses} 次。`
    : '这次没有应答，这个号就作废。'

/** What has come of not answering; '' for who has not missed anything. */
export const missedInWords = (misses: number): string =>
  misses === 0 ? '' : `刚才叫到您没有应答，已往后排 ${SETBACK} 位。${missInWords(misses).replace('没有', '再没有')}`

export const lostWords = {
  missed: '叫到您几次都没有应答，这个号已作废。想继续可以重新排队。',
  lapsed: '离线超过十分钟，这个号已作废。想继续可以重新排队。',
} as const

/** Lines of the other side that one has not read. */
export const unreadIn = (talks: MyQueues['talks']): number => talks.reduce((sum, { unread }) => sum + unread, 0)
