import {
  examChangeInfo,
  listExamChanges,
  listOfficeSites,
  listUnderRatio,
  officeExamInfo,
  prepareExtension,
  prepareRatio,
  prepareSeating,
  previewSeating,
  refuseExamChange,
  releaseExamChange,
  removeOfficeSite,
  saveOfficeSite,
  withdrawExamChange,
} from '#contract/exam-office'
import { seatExam } from '../exam-tickets/seat-exam.ts'
import { sealSeed } from '../exam-tickets/seat-queries.ts'
import { seedHash } from '../exam-tickets/seed.ts'
import { days, examAt, insertRegistration } from '../exam-tickets/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { officer } from './testing.ts'

const HOUR = 3_600_000

/** An exam that one person has a mandate for; the input names it, with what else the call takes. */
const ofAnExam =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const exam = String(await seedExam(service.db, service.clock.now()))
    return { owner: await officer(service, exam), mine: { exam, ...rest }, nobodys: { exam: nobodysNumber, ...rest } }
  }

const creating = (token: string) => ({ token, idempotencyKey: nobodysUuid })

/** A change that one of two people has prepared; asked for by whoever may do it. */
const ofAChange =
  <Rest extends object>(by: 'preparer' | 'releaser', rest: (hash: string) => Rest) =>
  async (service: TestService) => {
    const exam = String(await seedExam(service.db, service.clock.now()))
    const [preparer, releaser] = [await officer(service, exam), await officer(service, exam)]
    const extension = { exam, minutes: HOUR / 60_000, reason: '报名页面打不开' }
    const { id } = await service.call(prepareExtension, extension, creating(preparer.token))
    const { change } = await service.call(examChangeInfo, { id }, preparer)
    const more = rest(change.hash)
    const owner = by === 'preparer' ? preparer : releaser
    return { owner, mine: { id, ...more }, nobodys: { id: nobodysUuid, ...more } }
  }

const place = { name: '测试市第一中学', address: '学府路 1 号', transit: '公交 5 路', rooms: [] }

/** The site of an exam, asked for by whoever prepares it. */
const ofASite =
  <Rest extends object>(rest: (site: { id: string; version: string }) => Rest) =>
  async (service: TestService) => {
    const exam = String(await seedExam(service.db, service.clock.now()))
    const owner = await officer(service, exam)
    const [site] = (await service.call(listOfficeSites, { exam }, owner)).list
    const { id = '', version = '' } = site ?? {}
    return {
      owner,
      mine: { exam, ...rest({ id, version }) },
      nobodys: { exam, ...rest({ id: nobodysNumber, version }) },
    }
  }

export const strangers: readonly Probe[] = [
  owned(officeExamInfo, ofAnExam({})),
  owned(listExamChanges, ofAnExam({})),
  owned(listUnderRatio, ofAnExam({})),
  owned(listOfficeSites, ofAnExam({})),
  owned(
    saveOfficeSite,
    ofASite(site => ({ ...place, site })),
  ),
  owned(
    removeOfficeSite,
    ofASite(site => site),
  ),
  owned(prepareRatio, async service => {
    const exam = String(await seedExam(service.db, service.clock.now(), { daysAgo: 10 }))
    const rest = { positions: [`${exam}1`], reason: '公告第六条' }
    return { owner: await officer(service, exam), mine: { exam, ...rest }, nobodys: { exam: nobodysNumber, ...rest } }
  }),
  owned(previewSeating, ofAnExam({})),
  owned(prepareSeating, async service => {
    const exam = String(await examAt(service, days.printing))
    const owner = await officer(service, exam)
    await insertRegistration(service, { idNumber: '360426199101011001' })
    await sealSeed(service.db, { exam: Number(exam), seed: '2026', hash: seedHash('2026') })
    await seatExam(service.db, { exam, seed: '' }, service.clock.now())
    await insertRegistration(service, { idNumber: '360426199101011002' })
    const { proposal } = await service.call(previewSeating, { exam }, owner)
    const hash = proposal?.hash ?? ''
    return { owner, mine: { exam, hash }, nobodys: { exam: nobodysNumber, hash } }
  }),
  owned(prepareExtension, ofAnExam({ minutes: 30, reason: '报名页面打不开' })),
  owned(
    examChangeInfo,
    ofAChange('preparer', () => ({})),
  ),
  owned(
    releaseExamChange,
    ofAChange('releaser', hash => ({ hash })),
  ),
  owned(
    refuseExamChange,
    ofAChange('releaser', () => ({ reason: '时间不对' })),
  ),
  owned(
    withdrawExamChange,
    ofAChange('preparer', () => ({})),
  ),
]
