import { useState } from 'react'
import type { ExamPosition } from '#contract/exam-positions'
import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, ButtonLink, DetailSection, Text } from '#design-system'
import { PositionPicker } from '#features/exam-positions'
import { wordsFor } from '#platform/forms'
import { useEnrolmentChange } from '../../hooks/useEnrolmentChange.ts'
import { enrolHref } from '../../model/exam-addresses.ts'

interface Props {
  registration: ExamRegistration
  onFinish: () => void
}

/** The position that one registers for, and others to take in its place. Renders a `<section>`. */
export function PositionPart({ registration, onFinish }: Props) {
  const { id, exam, position, reasons } = registration
  const [failure, setFailure] = useState('')
  const change = useEnrolmentChange(registration)

  async function choose({ id: chosen, code, unit, title }: ExamPosition) {
    setFailure('')
    try {
      await change({ position: chosen }, { position: { id: chosen, code, unit, title } })
      onFinish()
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <DetailSection title="报考职位">
      <Text tone="muted">提交以后、审核通过以前不能更换，请想好再选。</Text>
      {(failure || reasons.position) && (
        <Alert tone="danger" live>
          {failure || reasons.position}
        </Alert>
      )}
      {position && (
        <Alert
          title={`现在选择的是：${position.unit} · ${position.title}（${position.code}）`}
          action={<ButtonLink href={enrolHref(id)}>不更换，返回</ButtonLink>}
        />
      )}
      <Text tone="muted">选择其他职位会替换现在的职位，已经填写的内容都会保留。</Text>
      <PositionPicker
        exam={exam.id}
        path={enrolHref(id, { part: 'position' })}
        chosen={position?.id ?? ''}
        onChoose={chosen => void choose(chosen)}
      />
    </DetailSection>
  )
}
