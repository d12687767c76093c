import { useState } from 'react'
import * as z from 'zod/mini'
import { exportReason } from '#contract/exam-candidate-fields'
import { Button, Field, icons, Row, Stack, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  /** How many there are as filtered. */
  total: number
  /** Whether whole numbers can be prepared for release. */
  canPrepare: boolean
  onSave: () => Promise<void>
  onPrepare: (reason: string) => Promise<void>
}

interface Values {
  reason: string
}

const schema = /* @__PURE__ */ z.object({ reason: exportReason() })

/** Takes the candidates along: masked at once, or whole once somebody else has released it. */
export function CandidateExport({ total, canPrepare, onSave, onPrepare }: Props) {
  const say = useSay()
  const [isSaving, setSaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { reason: '' },
    kept: { name: 'exam-candidate-export', fields: ['reason'] },
    submit: async ({ reason }) => {
      await onPrepare(reason)
      setAsking(false)
    },
  })
  const { register, formState } = session.form

  async function save() {
    setSaving(true)
    try {
      await onSave()
      say.done('已保存名单，号码已遮盖')
    } catch (error) {
      say.failure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Stack gap={4}>
      <Row gap={3}>
        <Button icon={icons.download} loading={isSaving} onClick={() => void save()}>
          下载名单（{total} 人，号码遮盖）
        </Button>
        {canPrepare && (
          <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            申请导出完整信息
          </Button>
        )}
      </Row>
      {isAsking && (
        <ShortForm {...session} action="提交核准">
          <Text tone="muted">
            包含完整身份证号码和手机号。另一位同事核准后，24 小时内由你们两人下载，每次下载记入审计日志。
          </Text>
          <Field
            label="导出用途"
            hint="写明交给谁、做什么用"
            error={formState.errors.reason?.message}
            controlId="reason"
            required
          >
            <TextArea {...register('reason')} limit={200} rows={2} />
          </Field>
        </ShortForm>
      )}
    </Stack>
  )
}
