import { useState } from 'react'
import type { UnderRatioPosition } from '#contract/exam-office'
import { ratioReason } from '#contract/exam-office-fields'
import { Checkbox, Field, RecordList, RecordRow, Stack, Tag, Text, TextArea, VisuallyHidden } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { ratioProposal, ratioTotals } from '../../model/ratio-words.ts'

interface Props {
  exam: string
  positions: readonly UnderRatioPosition[]
  /** Whether they can be prepared: in time, and by whom has the mandate. */
  canPrepare: boolean
  onPrepare: (positions: string[], reason: string) => Promise<void>
}

interface Values {
  reason: string
}

const schema = /* @__PURE__ */ ratioReason()

/** Positions under the least ratio with what is proposed for each; the chosen ones are prepared together. */
export function RatioList({ exam, positions, canPrepare, onPrepare }: Props) {
  const choosable = positions.filter(({ unsettled }) => unsettled === 0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isAll = choosable.length > 0 && chosen.length === choosable.length
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { reason: '' },
    kept: { name: `exam-ratio-${exam}`, fields: ['reason'] },
    submit: async ({ reason }) => {
      await onPrepare([...chosen], reason)
      setChosen([])
    },
  })
  const { register, formState } = session.form
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter(one => one !== id))
  return (
    <Stack gap={4}>
      {canPrepare && (
        <Checkbox
          label={`选择本页全部 ${choosable.length} 个`}
          checked={isAll}
          disabled={choosable.length === 0}
          onChange={event => setChosen(event.currentTarget.checked ? choosable.map(({ id }) => id) : [])}
        />
      )}
      <RecordList>
        {positions.map(position => {
          const { id, code, unit, title, paid, unsettled, proposed } = position
          return (
            <RecordRow
              key={id}
              title={`${unit} ${title}`}
              state={<Tag tone={proposed === 0 ? 'danger' : 'warning'}>{proposed === 0 ? '建议取消' : '建议核减'}</Tag>}
              select={
                canPrepare && (
                  <Checkbox
                    label={<VisuallyHidden>选择“{`${unit} ${title}`}”</VisuallyHidden>}
                    checked={chosen.includes(id)}
                    disabled={unsettled > 0}
                    onChange={event => choose(id, event.currentTarget.checked)}
                  />
                )
              }
              facts={[
                `职位代码 ${code}`,
                `缴费 ${paid} 人`,
                unsettled > 0 && `还有 ${unsettled} 人的缴费在核对，核对完再处理`,
              ]}
              end={ratioProposal(position)}
            />
          )
        })}
      </RecordList>
      {canPrepare && (
        <ShortForm {...session} action="提交核准">
          <Text role="status">{ratioTotals(positions.filter(({ id }) => chosen.includes(id)))}</Text>
          <Field
            label="处理依据"
            hint="写明公告的条款，例如：公告第六条，开考比例 1∶3"
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
