import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { drawStages } from '../fair-draw.ts'
import { fairPhases } from '../fair-timeline.ts'
import { numericId, uuid, wholeNumber } from '../fields.ts'

const MOST_NAMED = 50
const MOST_WITHDRAWN = 200
const LATEST = 253_402_300_799_999

/** How far the draw of a fair is, by which rules, and what is published of it. */
export const talkDrawState = () =>
  z.object({
    fair: z.string(),
    title: z.string(),
    phase: z.enum(fairPhases),
    /** Why the fair was stopped, postponed or cancelled. */
    reason: z.string(),
    /** Rises with each change that calendars must follow. */
    sequence: z.number(),
    opensAt: z.number(),
    closesAt: z.number(),
    stage: z.enum(drawStages),
    requestFrom: z.number(),
    drawAt: z.number(),
    takeUntil: z.number(),
    perPerson: z.number(),
    mostWishes: z.number(),
    /** SHA-256 of the seed in hexadecimal digits; '' before requests open. */
    hash: z.string(),
    drawnAt: z.nullable(z.number()),
  })

const slotTime = () => z.object({ id: z.string(), from: z.number(), until: z.number() })

export const talkSlot = () =>
  z.extend(slotTime(), {
    /** How many people wish it, until lots are drawn. */
    wishes: z.number(),
    /** Somebody has it. */
    given: z.boolean(),
  })

/** One's own slot, wished or given, with whom one talks. */
export const ownTalkSlot = () =>
  z.extend(slotTime(), { participation: z.string(), company: z.string(), booth: z.string() })

const booth = () => z.object({ participation: z.string(), company: z.string(), booth: z.string() })

export const listTalkBooths = {
  summary: '网络招聘会提供交流时段的单位',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    draw: talkDrawState(),
    booths: z.array(z.extend(booth(), { slots: z.number(), left: z.number() })),
  }),
} satisfies Schemas

export const listTalkSlots = {
  summary: '一家单位的交流时段',
  input: z.strictObject({ participation: uuid() }),
  output: z.object({ draw: talkDrawState(), booth: booth(), slots: z.array(talkSlot()) }),
} satisfies Schemas

const mine = () =>
  z.object({
    draw: talkDrawState(),
    /** In the order in which they are wished; `number` is the request's in the draw. */
    wishes: z.array(z.extend(ownTalkSlot(), { number: z.string() })),
    /** By time; `drawn` for those that the lot gave. */
    grants: z.array(z.extend(ownTalkSlot(), { drawn: z.boolean() })),
  })

export const myTalkSlots = {
  summary: '我的交流时段志愿和结果',
  input: z.strictObject({ fair: numericId() }),
  output: mine(),
} satisfies Schemas

export const wishTalkSlots = {
  summary: '填报交流时段志愿',
  input: z.strictObject({
    fair: numericId(),
    slots: z.array(numericId()).check(
      z.maxLength(MOST_NAMED, '志愿太多'),
      z.refine(ids => new Set(ids).size === ids.length, '志愿不能重复'),
    ),
  }),
  output: mine(),
} satisfies Schemas

export const takeTalkSlot = {
  summary: '选剩余的交流时段',
  input: z.strictObject({ slot: numericId() }),
  output: mine(),
} satisfies Schemas

export const cancelTalkSlot = {
  summary: '取消我的交流时段',
  input: z.strictObject({ slot: numericId() }),
  output: mine(),
} satisfies Schemas

export const talkDraw = {
  summary: '交流时段抽签的全部依据和结果',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    draw: talkDrawState(),
    /** '' until lots are drawn; and so long the lists are empty. */
    seed: z.string(),
    /** Minutes are counted from the opening of the fair. */
    slots: z.array(z.object({ id: z.string(), from: z.number(), minutes: z.number(), company: z.string() })),
    requests: z.array(z.object({ number: z.string(), person: z.string(), slot: z.string(), rank: z.number() })),
    grants: z.array(z.object({ slot: z.string(), number: z.string() })),
  }),
} satisfies Schemas

const offered = () =>
  z.object({
    draw: talkDrawState(),
    minutes: z.array(z.number()),
    mostOffered: z.number(),
    slots: z.array(
      z.extend(talkSlot(), {
        /** Surname of whoever has it; '' for nobody. */
        person: z.string(),
      }),
    ),
  })

export const offeredTalkSlots = {
  summary: '本单位提供的交流时段',
  input: z.strictObject({ participation: uuid() }),
  output: offered(),
} satisfies Schemas

export const offerTalkSlots = {
  summary: '提供交流时段',
  input: z.strictObject({
    participation: uuid(),
    from: wholeNumber('开始时间', 0, LATEST),
    until: wholeNumber('结束时间', 0, LATEST),
    minutes: wholeNumber('每段时长', 1, 240),
  }),
  output: z.extend(offered(), { added: z.number() }),
} satisfies Schemas

export const withdrawTalkSlots = {
  summary: '撤回交流时段',
  input: z.strictObject({
    participation: uuid(),
    slots: z
      .array(numericId(), { error: '请选择时段' })
      .check(z.minLength(1, '请选择时段'), z.maxLength(MOST_WITHDRAWN)),
  }),
  output: offered(),
} satisfies Schemas
