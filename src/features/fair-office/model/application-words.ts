import { fairEquipment } from '#contract/fair-contract'
import type { FairApplication, FairDecisions } from '#contract/fair-office'
import type { ParticipationState } from '#contract/fair-participation'
import { fairProofLabels } from '#contract/fair-proofs'
import { labelOf } from '#contract/reference/lookup'
import type { Tone } from '#design-system'
import { minuteOf } from './moments.ts'

export const participationTones = {
  applied: 'primary',
  refused: 'danger',
  approved: 'neutral',
  waiting: 'warning',
  booked: 'warning',
  confirmed: 'success',
  present: 'success',
  absent: 'danger',
  released: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ParticipationState, Tone>

/** What an organiser looks at before letting an employer pass. */
export function applicationFacts(one: FairApplication): string[] {
  const { verifiedOn, isVerified, company, agencyLicence, absences, fairs, equipment } = one
  return [
    isVerified ? `执照 ${verifiedOn} 核验` : verifiedOn === '' ? '执照未核验' : `执照核验已过期（${verifiedOn}）`,
    company.isAgency ? (agencyLicence === '' ? '中介，未填许可证' : `中介，许可证 ${agencyLicence}`) : '',
    absences > 0 ? `一年内缺席 ${absences} 次` : '',
    fairs > 0 ? `参加过 ${fairs} 场` : '首次参加',
    equipment.length > 0 ? `设备：${equipment.map(value => labelOf(fairEquipment, value)).join('、')}` : '',
    `${minuteOf(one.appliedAt)} 报名`,
    ...one.exchanged.map(({ kind, at }) => `${minuteOf(at)} 更换${fairProofLabels[kind]}`),
  ].filter(fact => fact !== '')
}

/** The jobs that it brings, in one line. */
export function jobsInWords({ jobs }: Pick<FairApplication, 'jobs'>): string {
  if (jobs.length === 0) return '还没有选岗位'
  const people = jobs.reduce((sum, { headcount }) => sum + headcount, 0)
  return `${jobs.length} 个岗位，招 ${people} 人：${jobs.map(({ title }) => title).join('、')}`
}

/** What keeps somebody careful from letting it pass; '' for nothing. */
export function doubtsAbout(one: FairApplication): string {
  const { isVerified, company, agencyLicence, proofs, exchanged, jobs, absences } = one
  const doubts = [
    ...exchanged.map(({ kind }) => `${fairProofLabels[kind]}阅后已更换`),
    isVerified ? '' : '执照核验无效',
    proofs.includes('authorisation') ? '' : '没有交委托书',
    company.isAgency && (agencyLicence === '' || !proofs.includes('licence')) ? '缺少人力资源服务许可证' : '',
    jobs.length === 0 ? '没有岗位' : '',
    absences >= 2 ? '一年内两次缺席' : '',
  ].filter(doubt => doubt !== '')
  return doubts.join('，')
}

/** Of so many it is said why they can't pass. */
const TOLD = 3

/** How many were answered at once, and why others were not; `word` says what became of them. */
export function decidedInWords({ done, skipped, unread, barred }: FairDecisions, word: string): string {
  const others = [
    skipped > 0 ? `，${skipped} 家已由同事处理` : '',
    unread > 0 ? `，${unread} 家的材料阅后已更换，请看过新材料再通过` : '',
    ...barred.slice(0, TOLD).map(({ company, reason }) => `；${company}不能通过：${reason}`),
    barred.length > TOLD ? `；还有 ${barred.length - TOLD} 家不能通过` : '',
  ]
  return `${word} ${done} 家${others.join('')}`
}
