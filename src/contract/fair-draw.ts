import type { FairDrawRules } from './fair-draw-rules.ts'
import type { FairState, FairTimeline } from './fair-timeline.ts'
import { sha256Hex } from './sha256.ts'

/** The moments of a draw, in milliseconds, until exclusive. */
export interface DrawMoments {
  /** Seekers name their wishes. */
  readonly requestFrom: number
  /** Requests end and lots are drawn, at once. */
  readonly drawAt: number
  /** What is left is given first come, until each slot begins, and never later than this. */
  readonly takeUntil: number
}

/**
 * The moments of a fair's draw, which move with the fair: requests open with the registration and end a day before the
 * opening. A fair that opens its registration later than that has no requests, and gives everything first come.
 */
export const drawMoments = (
  { registerFrom, opensAt, closesAt }: Pick<FairTimeline, 'registerFrom' | 'opensAt' | 'closesAt'>,
  { leadMs }: Pick<FairDrawRules, 'leadMs'>,
): DrawMoments => ({
  requestFrom: registerFrom,
  drawAt: Math.max(registerFrom, opensAt - leadMs),
  takeUntil: closesAt,
})

/** `due`: requests have ended and lots are not drawn, as while a fair is stopped. `off`: it does not take place, or not yet. */
export const drawStages = ['ahead', 'requesting', 'due', 'leftovers', 'over', 'off'] as const
export type DrawStage = (typeof drawStages)[number]

/** How far a draw is, from the service's clock and whether lots have been drawn. */
export function drawStageAt(
  { requestFrom, drawAt, takeUntil }: DrawMoments,
  { state, isDrawn, now }: { readonly state: FairState; readonly isDrawn: boolean; readonly now: number },
): DrawStage {
  if (state === 'cancelled' || state === 'postponed') return 'off'
  if (takeUntil <= now) return 'over'
  if (isDrawn) return 'leftovers'
  if (now < requestFrom) return 'ahead'
  return now < drawAt ? 'requesting' : 'due'
}

/** Whether somebody has to draw now. A stopped fair waits until it goes on; one that is over draws no more. */
export const isDrawDue = (moments: DrawMoments, state: FairState, now: number): boolean =>
  state === 'planned' && drawStageAt(moments, { state, isDrawn: false, now }) === 'due'

/** A talk slot; minutes are counted from the opening of the fair, so that they stay what they are when it is put off. */
export interface DrawSlot {
  readonly id: string
  readonly from: number
  readonly minutes: number
}

/** Somebody's wish. Numbers are given by lot for this draw alone and lead to nobody. */
export interface DrawRequest {
  readonly number: string
  readonly person: string
  readonly slot: string
  /** 1 for the person's first wish. */
  readonly rank: number
}

export interface DrawInput {
  /** Hexadecimal digits. */
  readonly seed: string
  /** Slots that one person gets at most. */
  readonly perPerson: number
  readonly slots: readonly DrawSlot[]
  readonly requests: readonly DrawRequest[]
}

/** A slot that was given, by the number of the request that got it. */
export interface DrawGrant {
  readonly slot: string
  readonly number: string
}

/** The key by which a request stands in line: nobody can know it before the seed is out. */
const drawKey = (seed: string, number: string): Promise<string> => sha256Hex(`${seed}|${number}`)

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const overlaps = (one: DrawSlot, other: DrawSlot) =>
  one.from < other.from + other.minutes && other.from < one.from + one.minutes

/**
 * Draws lots: everybody's first wishes come before everybody's second ones, and so on; within these, requests stand in the
 * order of their keys. Each gets its slot if that is free and the person has fewer than the cap and no other talk at
 * that time. Nothing but the input decides, and not its order: anybody can draw again and has to get the same.
 */
export async function drawTalkSlots({ seed, perPerson, slots, requests }: DrawInput): Promise<DrawGrant[]> {
  const known = new Map(slots.map(slot => [slot.id, slot]))
  const keyed = await Promise.all(
    requests.map(async request => ({ ...request, key: await drawKey(seed, request.number) })),
  )
  const line = keyed.sort((one, other) => one.rank - other.rank || byText(one.key, other.key))
  const given = new Set<string>()
  const talksOf = new Map<string, DrawSlot[]>()
  const grants: DrawGrant[] = []
  for (const { number, person, slot: id } of line) {
    const slot = known.get(id)
    const talks = talksOf.get(person) ?? []
    if (!slot || given.has(id) || talks.length >= perPerson || talks.some(talk => overlaps(talk, slot))) continue
    given.add(id)
    talksOf.set(person, [...talks, slot])
    grants.push({ slot: id, number })
  }
  return grants.sort((one, other) => byText(one.number, other.number))
}

/** What somebody who checks a published draw finds. */
export type DrawVerdict = 'right' | 'wrong-seed' | 'wrong-result'

/** Draws again from what was published: whether the seed is the one that was promised, and the result follows from it. */
export async function checkDraw(
  input: DrawInput,
  { hash, grants }: { readonly hash: string; readonly grants: readonly DrawGrant[] },
): Promise<DrawVerdict> {
  if ((await sha256Hex(input.seed)) !== hash) return 'wrong-seed'
  const textOf = (list: readonly DrawGrant[]) =>
    list
      .map(({ slot, number }) => `${number} ${slot}`)
      .sort(byText)
      .join('\n')
  return textOf(await drawTalkSlots(input)) === textOf(grants) ? 'right' : 'wrong-result'
}
