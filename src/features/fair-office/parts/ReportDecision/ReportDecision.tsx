import { useState } from 'react'
import type { TalkReportInfo } from '#contract/fair-talk-office'
import { talkDecision } from '#contract/fair-talk-office-fields'
import { reportedBy, type TalkDecision, talkDecisionLabel, talkDecisions } from '#contract/fair-talk-reports'
import { ConfirmDialog, Field, RadioGroup, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import type { Decision } from '../../hooks/useReports.ts'

interface Props {
  report: TalkReportInfo
  onDecide: (decision: Decision) => Promise<void>
}

const schema = /* @__PURE__ */ talkDecision()

const consequences: Record<TalkReportInfo['by'], Record<TalkDecision, string>> = {
  employer: {
    none: '对方不会收到通知。',
    warning: '单位的招聘人员会收到警告，不写举报人是谁。',
    stop: '马上停止接待，正在进行的交流结束，排队的人会收到通知，还没开始的预约时段取消。可以恢复。',
  },
  seeker: {
    none: '对方不会收到通知。',
    warning: '求职者会收到警告，不写举报人是谁。',
    stop: '马上退出这场招聘会的全部排队，正在进行的交流结束，还没开始的预约时段取消。可以恢复。',
  },
}

/** What becomes of a report, and what whoever reported is told; asked once more before it is done. Renders a `<form>`. */
export function ReportDecision({ report, onDecide }: Props) {
  const say = useSay()
  const [asked, setAsked] = useState<Decision | null>(null)
  const session = useDraftForm<{ decision: TalkDecision; answer: string }>({
    rules: schema,
    initial: { decision: 'none', answer: '' },
    kept: { name: `talk-report-${report.id}`, fields: ['decision', 'answer'] },
    submit: values => setAsked(values),
  })
  const { register, formState, reset } = session.form
  const side = reportedBy(report.by)
  return (
    <>
      <ShortForm {...session} action="提交处理结果">
        <RadioGroup
          {...register('decision')}
          label="处理结果"
          options={talkDecisions
            .filter(one => one !== 'stop' || report.mayStop)
            .map(value => ({
              value,
              label: talkDecisionLabel(value, side),
              hint: consequences[side][value],
            }))}
          error={formState.errors.decision?.message}
          required
        />
        <Field
          label="答复"
          hint="举报人会收到，写明核实了什么"
          error={formState.errors.answer?.message}
          controlId="answer"
          required
        >
          <TextArea {...register('answer')} limit={200} rows={3} />
        </Field>
      </ShortForm>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked ? `${talkDecisionLabel(asked.decision, side)}？` : ''}
        description={asked ? consequences[side][asked.decision] : ''}
        confirmLabel="提交"
        destructive={asked?.decision === 'stop'}
        onConfirm={async () => {
          if (!asked) return
          try {
            await onDecide(asked)
            say.done('已处理，举报人会收到答复')
            reset({ decision: 'none', answer: '' })
          } catch (error) {
            say.failure(error)
            throw error
          }
        }}
      >
        <Text>{`答复：${asked?.answer ?? ''}`}</Text>
      </ConfirmDialog>
    </>
  )
}
