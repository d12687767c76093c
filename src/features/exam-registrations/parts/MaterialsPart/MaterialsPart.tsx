import { useState } from 'react'
import { materialFaults } from '#contract/exam-answers'
import type { ExamRegistration } from '#contract/exam-registrations'
import { attachmentRules, uploadFile } from '#contract/files'
import { Button, ButtonLink, ErrorSummary, FormSection, Row, StickyActions, Upload } from '#design-system'
import { useTransport } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import { useSay } from '#platform/notices'
import { CallRefused } from '#platform/transport'
import { useEnrolmentChange } from '../../hooks/useEnrolmentChange.ts'
import { slotsAsked } from '../../model/enrolment.ts'
import { enrolHref } from '../../model/exam-addresses.ts'

interface Props {
  registration: ExamRegistration
  onFinish: () => void
}

type Material = ExamRegistration['materials'][string][number]

/** Most files of one material. */
const MOST_FILES = 6

/** The papers that are asked for, a box each; stored as they are chosen. Renders a `<section>`. */
export function MaterialsPart({ registration, onFinish }: Props) {
  const { id, answers, materials, reasons } = registration
  const transport = useTransport()
  const change = useEnrolmentChange(registration)
  const say = useSay()
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState(materials)
  const slots = slotsAsked(registration)
  const missing = materialFaults(slots, answers, held)
  const faults = attempt > 0 ? missing : []

  async function store(slot: string, files: Material[]) {
    const next = { ...held, [slot]: files }
    setHeld(next)
    try {
      await change({ materials: { [slot]: files.map(({ id: file }) => file) } }, { materials: next })
    } catch (error) {
      say.failure(error)
    }
  }

  function finish() {
    setAttempt(attempt + 1)
    if (missing.length === 0) onFinish()
  }

  return (
    <FormSection title="材料" hint="拍照或扫描都可以，字要看得清。每个文件上传后自动保存。">
      <ErrorSummary
        faults={faults.map(({ path, message }) => ({ id: `materials.${path}`, message }))}
        attempt={attempt}
      />
      {slots.map(({ name, label, hint, required }) => (
        <Upload<Material>
          key={name}
          id={`materials.${name}`}
          label={label}
          hint={hint}
          required={required}
          error={faults.find(({ path }) => path === name)?.message ?? reasons[name]}
          types={attachmentRules.types}
          maxBytes={attachmentRules.maxBytes}
          maxFiles={MOST_FILES}
          initial={(materials[name] ?? []).map(file => ({ name: file.name, result: file }))}
          upload={file => transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })}
          onValueChange={({ value }) => void store(name, value)}
          messageOf={error => (error instanceof CallRefused ? error.message : wordsFor(error))}
        />
      ))}
      <StickyActions>
        <Row gap={3}>
          <Button variant="primary" size="large" onClick={finish}>
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
