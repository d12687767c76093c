import { groupsOf } from '#contract/exam-answer-words'
import { type ExamFormSection, WAIVER_PROOF } from '#contract/exam-form'
import { identitySection } from '#contract/exam-identity'
import type { ExamRegistration } from '#contract/exam-registrations'
import type { AnswerSection } from '#design-system'
import type { Trees } from '#features/forms'
import { readableIdentity } from '../../model/answer-words.ts'
import { slotsAsked } from '../../model/enrolment.ts'
import { PhotoPrint } from './PhotoPrint.tsx'

interface Edit {
  readonly part: string
  readonly at: string
}

const fileNames = (files: readonly { name: string }[] = []) => files.map(({ name }) => name).join('、')

/** Everything that is sent, in words and in the order of the form; each line leads back to its field where `onEdit` is given. */
export function answerSections(
  registration: ExamRegistration,
  trees: Trees,
  onEdit?: (edit: Edit) => void,
): AnswerSection[] {
  const { position, identity, round, answers, materials, waiver } = registration
  const row = (label: string, value: AnswerSection['rows'][number]['value'], part: string, at = '') => ({
    label,
    value,
    ...(onEdit && { onEdit: () => onEdit({ part, at }) }),
  })
  const typed = (section: ExamFormSection, given: unknown) =>
    groupsOf(section, given, trees).map(({ title, rows }, at) => ({
      id: `check-${section.name}-${at}`,
      title,
      rows: rows.map(({ path, label, value }) => row(label, value, section.name, path)),
    }))
  const waived = round.waivers.find(({ value }) => value === waiver)
  return [
    {
      id: 'check-position',
      title: '报考职位',
      rows: [row('职位', position && `${position.unit} · ${position.title}（${position.code}）`, 'position')],
    },
    ...typed(identitySection(), readableIdentity(identity)),
    ...round.form.flatMap(section => typed(section, answers[section.name])),
    {
      id: 'check-photo',
      title: '照片和材料',
      rows: [
        row('照片', registration.photo && <PhotoPrint registration={registration} />, 'photo'),
        ...slotsAsked(registration).map(({ name, label }) => row(label, fileNames(materials[name]), 'materials', name)),
      ],
    },
    ...(round.waivers.length > 0 && round.feePerPaper > 0
      ? [
          {
            id: 'check-waiver',
            title: '考试费减免',
            rows: [
              row('减免', waived?.label ?? '不申请', 'waiver'),
              ...(waived ? [row('减免证明', fileNames(materials[WAIVER_PROOF]), 'waiver')] : []),
            ],
          },
        ]
      : []),
  ]
}
