import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { agencyLicence, attendees, boothTags } from '../fair-booking-fields.ts'
import { bookableKinds, fairEquipment } from '../fair-contract.ts'
import { fairNextSteps } from '../fair-next-step.ts'
import { fairOfferStates } from '../fair-offer.ts'
import { participationStates } from '../fair-participation.ts'
import { fairProofs } from '../fair-proofs.ts'
import { day, done, filterCode, flag, numericId, optionalText, pageOf, paging, uuid } from '../fields.ts'
import { orderLookup, payConsent } from '../payment-fields.ts'
import { orderStates } from '../payments.ts'
import { fairSummary } from './fair-summary.ts'

const MOST_FAIRS = 20
const MOST_JOBS = 50

const equipmentList = () =>
  z._default(z.array(z.enum(fairEquipment.map(({ value }) => value))).check(z.maxLength(fairEquipment.length)), [])

const wishes = () => optionalText('其他需求', 200)

const jobs = (least: 0 | 1) =>
  z.array(numericId(), { error: '请选择职位' }).check(
    z.minLength(least, '请至少选择一个在招职位'),
    z.maxLength(MOST_JOBS, `职位最多选 ${MOST_JOBS} 个`),
    z.refine(ids => new Set(ids).size === ids.length, '职位不能重复'),
  )

const upload = () => z._default(z.union([z.literal(''), uuid()]), '')

const boothKind = () => z.enum(bookableKinds, { error: '请选择展位类型' })

export const joinableFair = () =>
  z.object({
    fair: fairSummary(),
    /** Fee of the cheapest and the dearest booth, in fen. */
    feeFrom: z.number(),
    feeTo: z.number(),
    freeBooths: z.number(),
    /** How far one is oneself; null before an application. */
    mine: z.nullable(z.object({ id: z.string(), state: z.enum(participationStates) })),
    jobsPerBooth: z.number(),
  })

export const participation = () =>
  z.object({
    id: z.string(),
    fair: z.extend(
      z.pick(fairSummary(), {
        id: true,
        kind: true,
        title: true,
        city: true,
        district: true,
        venue: true,
        organiser: true,
        state: true,
        phase: true,
        reason: true,
        timeline: true,
      }),
      {
        /** Since when its clock stands still, and with it holds and offers; 0 while it runs. */
        stoppedAt: z.number(),
      },
    ),
    state: z.enum(participationStates),
    /** Why it was refused or its booth taken back; '' otherwise. */
    reason: z.string(),
    next: z.object({ step: z.enum(fairNextSteps), until: z.nullable(z.number()) }),
    /** The booth; `until` for one that is held, null for one that is promised. */
    booth: z.nullable(
      z.object({
        id: z.string(),
        code: z.string(),
        kind: z.enum(['standard', 'large', 'public']),
        fee: z.number(),
        until: z.nullable(z.number()),
      }),
    ),
    tags: z.array(z.string()),
    jobs: z.array(z.object({ id: z.string(), title: z.string(), headcount: z.number(), open: z.boolean() })),
    jobsPerBooth: z.number(),
    /** How many people are named. */
    attendees: z.number(),
    equipment: z.array(z.enum(fairEquipment.map(({ value }) => value))),
    wishes: z.string(),
    contract: z.object({ version: z.string(), at: z.nullable(z.number()) }),
    waiting: z.nullable(
      z.object({
        kind: boothKind(),
        since: z.number(),
        /** 1 for the first. */
        place: z.number(),
      }),
    ),
    offer: z.nullable(z.object({ id: z.string(), code: z.string(), fee: z.number(), until: z.number() })),
    /** What became of earlier offers, latest first. */
    offers: z.array(z.object({ code: z.string(), state: z.enum(fairOfferStates), at: z.number() })),
    /** The fee that is due or was paid: of the booth at hand. */
    fee: z.nullable(
      z.object({
        amount: z.number(),
        paid: z.boolean(),
        /** Until when its orders may be paid. */
        until: z.number(),
        order: z.nullable(z.object({ number: z.string(), state: z.enum(orderStates) })),
      }),
    ),
    /** Until when cancelling has no consequences; null for at any time. */
    freeCancelUntil: z.nullable(z.number()),
    /** By when one checks in. */
    checkInBy: z.number(),
  })

export const bookableBooth = () =>
  z.object({
    id: z.string(),
    hall: z.string(),
    code: z.string(),
    kind: z.enum(['standard', 'large', 'public']),
    /** In decimetres; all 0 on line, where halls have no plan. */
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    fee: z.number(),
    state: z.enum(['free', 'held', 'taken', 'mine']),
    /** Who stands there; '' while it is free or held. */
    company: z.string(),
  })

const one = () => z.strictObject({ id: uuid() })

export const listJoinableFairs = {
  summary: '可报名的招聘会',
  input: z.strictObject({ online: flag(), city: filterCode('城市'), ...paging() }),
  output: z.extend(pageOf(joinableFair()), {
    /** Why no fair can be joined just now; '' where nothing stands in the way. */
    barred: z.string(),
    /** An agency names its licence for human resources services. */
    isAgency: z.boolean(),
    /** The licence that it named last; '' for none. */
    agencyLicence: z.string(),
    agencyUntil: z.string(),
    /** Own jobs that may be brought. */
    jobs: z.array(z.object({ id: z.string(), title: z.string(), headcount: z.number() })),
  }),
} satisfies Schemas

export const listParticipations = {
  summary: '本单位参加的招聘会',
  input: z.strictObject({ online: flag(), ...paging() }),
  output: pageOf(participation()),
} satisfies Schemas

export const participationInfo = {
  summary: '本单位参加的一场招聘会',
  input: one(),
  output: z.extend(participation(), {
    /** Own jobs that may be brought. */
    ownJobs: z.array(z.object({ id: z.string(), title: z.string(), headcount: z.number() })),
    /** Papers that are asked for: the name of the file that was handed in and when; '' and null for none yet. */
    proofs: z.array(z.object({ kind: z.enum(fairProofs), name: z.string(), handedInAt: z.nullable(z.number()) })),
  }),
} satisfies Schemas

export const applyForFairs = {
  summary: '报名参加招聘会',
  input: z.strictObject({
    fairs: z.array(numericId(), { error: '请选择招聘会' }).check(
      z.minLength(1, '请选择招聘会'),
      z.maxLength(MOST_FAIRS, `一次最多报名 ${MOST_FAIRS} 场`),
      z.refine(ids => new Set(ids).size === ids.length, '招聘会不能重复'),
    ),
    jobs: jobs(1),
    agencyLicence: agencyLicence(),
    agencyUntil: z._default(z.union([z.literal(''), day('许可证有效期')]), ''),
    /** Uploads that go along with it: an authorisation, an agency's licence; '' for none, or for what was handed in before. */
    authorisation: upload(),
    licence: upload(),
    equipment: equipmentList(),
    wishes: wishes(),
    /** The version of the contract that was read. */
    contract: z
      .string({ error: '请阅读并同意参会约定' })
      .check(z.minLength(1, '请阅读并同意参会约定'), z.maxLength(20)),
  }),
  output: z.object({
    results: z.array(
      z.object({
        fair: z.string(),
        title: z.string(),
        /** The participation; '' where the fair takes none of ours, for which `reason` says why. */
        participation: z.string(),
        reason: z.string(),
      }),
    ),
  }),
} satisfies Schemas

export const ownFairProof = {
  summary: '本单位报名时交的委托书或许可证',
  input: z.strictObject({ id: uuid(), kind: z.enum(fairProofs) }),
  output: z.unknown(),
} satisfies Schemas

export const handInFairProof = {
  summary: '审核前补交或更换委托书、许可证',
  input: z.strictObject({ id: uuid(), kind: z.enum(fairProofs), file: uuid() }),
  output: done(),
} satisfies Schemas

export const editFairTags = {
  summary: '编辑参会标签',
  input: z.strictObject({ id: uuid(), tags: boothTags() }),
  output: z.object({ tags: z.array(z.string()) }),
} satisfies Schemas

export const saveFairWishes = {
  summary: '保存展位需求',
  input: z.strictObject({ id: uuid(), equipment: equipmentList(), wishes: wishes() }),
  output: done(),
} satisfies Schemas

export const fairsOfJob = {
  summary: '职位参加的招聘会',
  input: z.strictObject({ job: numericId() }),
  output: z.object({
    list: z.array(
      z.object({
        participation: z.string(),
        fair: z.string(),
        title: z.string(),
        opensAt: z.number(),
        state: z.enum(participationStates),
        booth: z.string(),
      }),
    ),
  }),
} satisfies Schemas

export const bringJobs = {
  summary: '关联职位与招聘会',
  input: z.strictObject({ participation: uuid(), jobs: jobs(0) }),
  output: z.object({ jobs: z.array(z.string()) }),
} satisfies Schemas

export const listFairBooths = {
  summary: '可选展位',
  input: one(),
  output: z.object({
    halls: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** In decimetres; 0 on line. */
        width: z.number(),
        depth: z.number(),
        /** Entrances, exits and what else there is besides booths. */
        features: z.array(
          z.object({
            kind: z.enum(['entrance', 'exit', 'stage', 'service', 'rights', 'firstAid', 'toilet', 'rest']),
            label: z.string(),
            x: z.number(),
            y: z.number(),
            w: z.number(),
            h: z.number(),
          }),
        ),
      }),
    ),
    booths: z.array(bookableBooth()),
  }),
} satisfies Schemas

export const chooseBooth = {
  summary: '选定展位',
  input: z.strictObject({ id: uuid(), booth: numericId() }),
  output: participation(),
} satisfies Schemas

export const releaseBooth = { summary: '放弃保留的展位', input: one(), output: participation() } satisfies Schemas

export const payForBooth = {
  summary: '支付展位费，返回支付地址',
  input: z.extend(payConsent(), { id: uuid() }),
  output: z.object({ order: z.string(), url: z.string(), until: z.number() }),
} satisfies Schemas

export const boothPayment = {
  summary: '查询展位费支付结果',
  input: orderLookup(),
  output: z.object({
    participation: z.string(),
    fair: z.string(),
    booth: z.string(),
    fee: z.number(),
    state: z.enum(orderStates),
    /** The money goes back, because the booth had gone. */
    returned: z.boolean(),
    participationState: z.enum(participationStates),
  }),
} satisfies Schemas

export const waitForBooth = {
  summary: '候补展位',
  input: z.strictObject({ id: uuid(), kind: boothKind() }),
  output: participation(),
} satisfies Schemas

export const answerOffer = {
  summary: '答复空出的展位',
  input: z.strictObject({ id: uuid(), offer: uuid(), accept: flag() }),
  output: participation(),
} satisfies Schemas

export const fairAttendees = {
  summary: '参会人员',
  input: one(),
  output: z.object({ attendees: z.array(z.object({ name: z.string(), phone: z.string() })) }),
} satisfies Schemas

export const confirmParticipation = {
  summary: '填写参会人员并确认参会',
  input: z.strictObject({ id: uuid(), attendees: attendees() }),
  output: participation(),
} satisfies Schemas

export const withdrawParticipation = {
  summary: '取消参加招聘会',
  input: z.strictObject({
    id: uuid(),
    /** It is known that this counts as an absence. */
    accepted: flag(),
  }),
  output: participation(),
} satisfies Schemas
