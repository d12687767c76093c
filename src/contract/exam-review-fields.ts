import { isSlotAsked } from './exam-answers.ts'
import type { ExamAnswers, ExamForm, MaterialSlot } from './exam-form.ts'
import { identityLabels } from './exam-identity.ts'
import type { ReviewCommand } from './exam-review-rules.ts'

/** A place of a registration of which something can be said, under the path that its candidate is led to. */
export interface ReviewField {
  /** `section.question`, `section.0.question`, `photo`, a slot; '' for the whole. */
  readonly path: string
  readonly label: string
  readonly group: 'answer' | 'photo' | 'material' | 'position' | 'whole'
}

interface Sent {
  readonly form: ExamForm
  readonly slots: readonly MaterialSlot[]
  readonly answers: ExamAnswers
  readonly waiver: boolean
}

/** The places that every registration has, whatever its exam asks. Of who registers, what can be right or wrong. */
export const fixedFields = {
  position: { path: 'position', label: '报考职位', group: 'position' },
  name: { path: 'identity.name', label: identityLabels.name, group: 'answer' },
  idNumber: { path: 'identity.idNumber', label: identityLabels.idNumber, group: 'answer' },
  photo: { path: 'photo', label: '照片', group: 'photo' },
  whole: { path: '', label: '整份报名', group: 'whole' },
} as const satisfies Readonly<Record<string, ReviewField>>

/** All of them, in the order in which they are looked at. */
export function reviewFields({ form, slots, answers, waiver }: Sent): readonly ReviewField[] {
  const asked = form.flatMap(({ name, entry, questions }): ReviewField[] => {
    const under = (path: string, title: string) =>
      questions.map(
        ({ name: question, label }): ReviewField => ({
          path: `${path}.${question}`,
          label: title + label,
          group: 'answer',
        }),
      )
    if (!entry) return under(name, '')
    const given = answers[name]
    const rows = Array.isArray(given) ? given : []
    const whole: ReviewField = { path: name, label: entry.label, group: 'answer' }
    return [whole, ...rows.flatMap((_, at) => under(`${name}.${at}`, `${entry.label} ${at + 1}：`))]
  })
  return [
    fixedFields.position,
    fixedFields.name,
    fixedFields.idNumber,
    fixedFields.photo,
    ...asked,
    ...slots
      .filter(slot => isSlotAsked(slot, answers))
      .map(({ name, label }): ReviewField => ({ path: name, label, group: 'material' })),
    ...(waiver ? [{ path: 'waiver', label: '减免类别', group: 'material' } as const] : []),
    fixedFields.whole,
  ]
}

type Presets = Readonly<Record<ReviewField['group'], readonly string[]>>

/** What is most often said of a field; the words reach the candidate as they stand. */
export const presetReasons: Readonly<Record<Exclude<ReviewCommand, 'approve'>, Presets>> = {
  refuse: {
    position: ['不符合职位的资格条件', '不符合职位要求的工作经历'],
    answer: ['与职位要求不一致', '与上传的材料不一致'],
    photo: ['照片不是本人'],
    material: ['材料证明不了所填内容', '材料不是本人的'],
    whole: ['不在公告规定的招聘范围内', '有公告规定的不得报考的情形'],
  },
  askRepair: {
    position: ['请核对报考职位'],
    answer: ['填写不完整，请补充', '与上传的材料不一致，请核对后修改', '请与毕业证书上的名称一致'],
    photo: ['照片不清晰，请重新上传', '不是近期免冠证件照，请重新上传', '照片背景不符合要求，请重新上传'],
    material: ['图片不清晰，请重新上传', '缺少页面，请补充上传', '上传的不是要求的材料，请重新上传'],
    whole: ['请按公告要求补充材料'],
  },
}
