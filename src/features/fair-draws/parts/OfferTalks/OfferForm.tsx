import type { OfferedTalkSlots } from '#contract/fair-draws'
import { Field, RadioGroup, Row, Select, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useServiceNow } from '#platform/clock'
import { formatDateWithWeekday } from '#platform/dates'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import type { useOfferedTalks } from '../../hooks/useOfferedTalks.ts'
import { asked, countOf, fairDays, faultsIn, type OfferValues } from '../../model/offer.ts'

interface Props {
  participation: string
  offered: OfferedTalkSlots
  offer: ReturnType<typeof useOfferedTalks>['offer']
}

/** Slots of one length, one after the other, between two times of a day. Renders a `<form>`. */
export function OfferForm({ participation, offered: { draw, minutes }, offer }: Props) {
  const say = useSay()
  const now = useServiceNow()
  const days = fairDays(draw)
  const session = useDraftForm<OfferValues>({
    rules: values => faultsIn(values, draw, now),
    initial: { day: days[0] ?? '', from: '10:00', until: '11:00', minutes: String(minutes[1] ?? minutes[0] ?? '') },
    kept: { name: `fair-talks:${participation}`, fields: ['day', 'from', 'until', 'minutes'] },
    order: ['day', 'from', 'until', 'minutes'],
    async submit(values) {
      const added = await offer(asked(values))
      if (added > 0) say.done(`已提供 ${added} 个时段`)
      else say.warning('这段时间已经都有时段')
    },
  })
  const { register, watch, formState } = session.form
  const { errors } = formState
  const count = countOf(watch(), draw)
  return (
    <ShortForm {...session} action="提供这些时段">
      <Row gap={3}>
        <Field label="日期" controlId="day" error={errors.day?.message}>
          <Select
            {...register('day')}
            options={days.map(day => ({ value: day, label: formatDateWithWeekday(`${day} 12:00:00`) || day }))}
          />
        </Field>
        <Field label="从" controlId="from" error={errors.from?.message}>
          <TextInput {...register('from')} type="time" />
        </Field>
        <Field label="到" controlId="until" error={errors.until?.message}>
          <TextInput {...register('until')} type="time" />
        </Field>
      </Row>
      <RadioGroup
        {...register('minutes')}
        label="每段时长"
        inline
        error={errors.minutes?.message}
        options={minutes.map(length => ({ value: String(length), label: `${length} 分钟` }))}
      />
      <Text size="sm" tone="muted">
        {count > 0 ? `共 ${count} 个时段；与已有时段重叠的不重复提供。` : '请填写放得下时段的起止时间。'}
      </Text>
    </ShortForm>
  )
}
