import { useState } from 'react'
import { WAIVER_PROOF } from '#contract/exam-form'
import type { ExamRegistration } from '#contract/exam-registrations'
import { attachmentRules, uploadFile } from '#contract/files'
import { Alert, Button, ButtonLink, FormSection, RadioGroup, Row, StickyActions, Upload } from '#design-system'
import { useTransport } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import { useEnrolmentChange } from '../../hooks/useEnrolmentChange.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { momentInWords } from '../../model/moments.ts'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
  onFinish: () => void
}

type Proof = ExamRegistration['materials'][string][number]

const NONE = 'none'
const MOST_FILES = 3

/** Who need not pay says so and proves it, before a deadline of its own. Renders a `<section>`. */
export function WaiverPart({ registration, now, onFinish }: Props) {
  const { id, round, waiver, materials, reasons } = registration
  const transport = useTransport()
  const [chosen, setChosen] = useState(waiver || NONE)
  const [proofs, setProofs] = useState<readonly Proof[]>(materials[WAIVER_PROOF] ?? [])
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const change = useEnrolmentChange(registration)
  const isOver = now >= round.waiverUntil
  const asked = round.waivers.find(({ value }) => value === chosen)

  async function finish() {
    setFailure('')
    if (asked && proofs.length === 0) return setMissing(true)
    setSaving(true)
    try {
      const files = asked ? [...proofs] : []
      await change(
        { waiver: asked?.value ?? '', materials: { [WAIVER_PROOF]: files.map(({ id: file }) => file) } },
        { waiver: asked?.value ?? '', materials: { ...materials, [WAIVER_PROOF]: files } },
      )
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
      {isOver && (
        <Alert title="减免申请已经截止">
          {waiver
            ? '在截止前提交过的申请仍然有效；还没有提交过的，请改为不申请，按时缴费。'
            : '现在不能再申请减免，请按时缴费。'}
        </Alert>
      )}
      {(!isOver || waiver !== '') && (
        <RadioGroup
          id="waiver"
          name="waiver"
          label="是否申请减免"
          error={reasons.waiver}
          value={chosen}
          onValueChange={({ value }) => setChosen(value)}
          options={[
            { value: NONE, label: '不申请，按时缴费' },
            ...round.waivers
              .filter(({ value }) => !isOver || value === waiver)
              .map(({ value, label, proof }) => ({ value, label, hint: `要上传：${proof}` })),
          ]}
        />
      )}
      {asked && (
        <Upload<Proof>
          id="proof"
          label="减免证明"
          hint={asked.proof}
          required
          error={missing && proofs.length === 0 ? `请上传${asked.proof}` : undefined}
          types={attachmentRules.types}
          maxBytes={attachmentRules.maxBytes}
          maxFiles={MOST_FILES}
          initial={proofs.map(file => ({ name: file.name, result: file }))}
          upload={file => transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })}
          onValueChange={({ value }) => setProofs(value)}
          messageOf={wordsFor}
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
