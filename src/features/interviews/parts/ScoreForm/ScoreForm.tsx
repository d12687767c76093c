import { Controller } from 'react-hook-form'
import { type ScoreCardInput, scoreCard, scoreCriteria, scoreWords } from '#contract/meeting-fields'
import type { MeetingInFull, QueuePlace, Score } from '#contract/meetings'
import { Field, Rating, Select, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

const schema = /* @__PURE__ */ scoreCard()

const noMarks: Score['marks'] = { skill: 0, fit: 0, speech: 0, response: 0, overall: 0 }

interface Props {
  place: Pick<QueuePlace, 'scores'>
  members: MeetingInFull['members']
  onScore: (values: ScoreCardInput) => Promise<void>
}

/** The card of one member of the panel: five marks and a note; one that was written before is opened again. */
export function ScoreForm({ place, members, onScore }: Props) {
  const cardOf = (memberId: string): ScoreCardInput => {
    const before = place.scores.find(score => score.memberId === memberId)
    return { memberId, marks: before?.marks ?? noMarks, note: before?.note ?? '' }
  }
  const unwritten = members.find(({ id }) => place.scores.every(score => score.memberId !== id))
  const session = useDraftForm<ScoreCardInput>({
    rules: schema,
    initial: cardOf((unwritten ?? members[0])?.id ?? ''),
    submit: onScore,
  })
  const { form } = session
  const { errors } = form.formState
  return (
    <ShortForm {...session} action="保存评分">
      <Field label="面试官" error={errors.memberId?.message} controlId="memberId" required>
        <Select
          {...form.register('memberId', { onChange: () => form.reset(cardOf(form.getValues('memberId'))) })}
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {scoreCriteria.map(({ value, label }) => (
        <Controller
          key={value}
          control={form.control}
          name={`marks.${value}`}
          render={({ field }) => (
            <Rating
              id={`marks.${value}`}
              label={label}
              name={`marks.${value}`}
              words={scoreWords}
              value={field.value}
              onValueChange={change => field.onChange(change.value)}
              error={errors.marks?.[value]?.message}
              required
            />
          )}
        />
      ))}
      <Field label="评语" hint="选填，只有您单位能看到" error={errors.note?.message} controlId="note">
        <TextArea {...form.register('note')} rows={3} limit={500} />
      </Field>
    </ShortForm>
  )
}
