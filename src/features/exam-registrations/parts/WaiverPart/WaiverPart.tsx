import { useState } from 'react'
import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, Button, ButtonLink, FormSection, RadioGroup, Row, StickyActions } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useEnrolmentChange } from '../../hooks/useEnrolmentChange.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { momentInWords } from '../../model/moments.ts'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
  onFinish: () => void
}

const NONE = 'none'

/** Who need not pay says so, before a deadline of its own. Renders a `<section>`. */
export function WaiverPart({ registration, now, onFinish }: Props) {
  const { id, round, waiver, reasons } = registration
  const [chosen, setChosen] = useState(waiver || NONE)
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const change = useEnrolmentChange(registration)
  const isOver = now >= round.waiverUntil

  async function finish() {
    const value = chosen === NONE ? '' : chosen
    setSaving(true)
    setFailure('')
    try {
      if (value !== waiver) await change({ waiver: value }, { waiver: value })
      onFinish()
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <FormSection title="考试费减免" hint={`减免申请 ${momentInWords(round.waiverUntil)} 截止，早于报名截止。`}>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      {isOver ? (
        <Alert title="减免申请已经截止">
          {waiver ? '您已经申请减免，审核通过后不用缴费。' : '现在不能再申请减免，请按时缴费。'}
        </Alert>
      ) : (
        <RadioGroup
          id="waiver"
          name="waiver"
          label="是否申请减免"
          error={reasons.waiver}
          value={chosen}
          onValueChange={({ value }) => setChosen(value)}
          options={[
            { value: NONE, label: '不申请，按时缴费' },
            ...round.waivers.map(({ value, label, proof }) => ({ value, label, hint: `审核时核对：${proof}` })),
          ]}
        />
      )}
      <StickyActions>
        <Row gap={3}>
          <Button variant="primary" size="large" loading={isSaving} onClick={() => void finish()}>
            完成这一部分
          </Button>
          <ButtonLink size="large" href={enrolHref(id)}>
            稍后再填
          </ButtonLink>
        </Row>
      </StickyActions>
    </FormSection>
  )
}
