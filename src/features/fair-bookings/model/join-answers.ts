import type { FairApplications, JoinableFair, JoinableFairs } from '#contract/fair-bookings'
import { fairContract, fairEquipment } from '#contract/fair-contract'
import { fairKindLabels } from '#contract/fair-kinds'
import { type FairProof, fairProofLabels, proofsAsked } from '#contract/fair-proofs'
import type { AnswerSection } from '#design-system'
import { yuan } from '#features/payments'
import { minuteOf } from './participation-words.ts'

export interface JoinValues {
  fairs: string[]
  jobs: string[]
  equipment: string[]
  wishes: string
  agencyLicence: string
  agencyUntil: string
  agreed: boolean
}

const feeInWords = ({ feeFrom, feeTo }: JoinableFair): string => {
  if (feeTo === 0) return '展位免费'
  return feeFrom === feeTo
    ? `展位费 ${yuan(feeTo)}`
    : `展位费 ${feeFrom === 0 ? '免费' : yuan(feeFrom)}到 ${yuan(feeTo)}`
}

/** A fair as it stands beside its checkbox. */
export const fairLabel = (one: JoinableFair) => ({
  label: one.fair.title,
  hint: [
    `${minuteOf(one.fair.timeline.opensAt)} 开始`,
    one.fair.venue || fairKindLabels[one.fair.kind],
    `${minuteOf(one.fair.timeline.applyUntil)} 报名截止`,
    feeInWords(one),
    `空闲展位 ${one.freeBooths} 个`,
  ].join('，'),
})

/** An upload that is to go along with an application. */
export interface UploadedProof {
  readonly id: string
  readonly name: string
}
export type JoinProofs = Readonly<Partial<Record<FairProof, UploadedProof>>>

interface Shown {
  readonly joinable: JoinableFairs
  readonly proofs: JoinProofs
}

/** Everything that is about to be sent, read back in words. */
export function answersOf(values: JoinValues, { joinable, proofs }: Shown, onEdit: () => void): AnswerSection[] {
  const { fairs, jobs, equipment, wishes, agencyLicence, agencyUntil } = values
  const titles = joinable.list.filter(({ fair }) => fairs.includes(fair.id)).map(({ fair }) => fair.title)
  const brought = joinable.jobs.filter(({ id }) => jobs.includes(id)).map(({ title }) => title)
  const wished = fairEquipment.filter(({ value }) => equipment.includes(value)).map(({ label }) => label)
  return [
    {
      id: 'check-application',
      title: '核对报名信息',
      rows: [
        { label: '招聘会', value: titles.join('；'), onEdit },
        { label: '参会职位', value: brought.join('、'), onEdit },
        ...(joinable.isAgency
          ? [{ label: '许可证编号', value: `${agencyLicence}，有效期至 ${agencyUntil}`, onEdit }]
          : []),
        ...proofsAsked(joinable).map(kind => ({
          label: fairProofLabels[kind],
          value: proofs[kind]?.name ?? '没有上传',
          onEdit,
        })),
        { label: '展位设备', value: wished.join('、') || '不需要', onEdit },
        { label: '其他需求', value: wishes || '没有', onEdit },
        { label: '参会约定', value: `已同意 ${fairContract.version} 版` },
      ],
    },
  ]
}

/** How many of an application's fairs took it. */
export const takenOf = (results: FairApplications['results']) =>
  results.filter(({ participation }) => participation !== '').length
