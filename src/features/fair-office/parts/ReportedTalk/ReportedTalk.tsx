import { useState } from 'react'
import { talkReadReason } from '#contract/fair-talk-office-fields'
import type { TalkLine } from '#contract/fair-talks'
import { Field, RecordList, RecordRow, Stack, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { minuteOf } from '../../model/moments.ts'

interface Props {
  /** How many lines are kept. */
  count: number
  onRead: (reason: string) => Promise<readonly TalkLine[]>
}

const schema = /* @__PURE__ */ talkReadReason()
const speakers = { seeker: '求职者', employer: '单位', system: '系统' } as const

/** What two said to each other, for a reason that stays on record; gone when the page is left. Renders a `<form>`, then the lines. */
export function ReportedTalk({ count, onRead }: Props) {
  const [lines, setLines] = useState<readonly TalkLine[] | null>(null)
  const session = useDraftForm<{ reason: string }>({
    rules: schema,
    initial: { reason: '' },
    submit: async ({ reason }) => setLines(await onRead(reason)),
  })
  const { register, formState } = session.form
  if (lines) {
    return (
      <Stack gap={3}>
        <Text role="status">{`举报时保存的 ${lines.length} 条交流内容。请勿复制到别处；这次查看已记录。`}</Text>
        <RecordList>
          {lines.map(({ id, by, text, at }) => (
            <RecordRow key={id} level={3} title={speakers[by]} facts={[minuteOf(at)]} summary={text} />
          ))}
        </RecordList>
      </Stack>
    )
  }
  return (
    <ShortForm {...session} action="查看交流内容">
      <Field
        label="查看原因"
        hint={`举报时保存了 ${count} 条交流内容。您的姓名、时间和这里写的原因会记录在案`}
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextInput {...register('reason')} autoComplete="off" />
      </Field>
    </ShortForm>
  )
}
