import { useFieldArray } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Attendee, attendees as attendeesRule, MOST_ATTENDEES } from '#contract/fair-booking-fields'
import { Button, Field, FieldGroup, Row, Stack, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  /** Of the participation. */
  id: string
  /** Who is named already. */
  attendees: readonly Attendee[]
  /** The booth is promised and waits for this. */
  confirms: boolean
  onSave: (attendees: Attendee[]) => Promise<void>
}

type Values = { attendees: Attendee[] }

const schema = /* @__PURE__ */ z.object({ attendees: attendeesRule() })
const nobody: Attendee = { name: '', phone: '' }

/** Who comes to a fair; with it, the booth is confirmed. Renders a `<form>`. */
export function AttendeesForm({ id, attendees, confirms, onSave }: Props) {
  const say = useSay()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { attendees: attendees.length > 0 ? [...attendees] : [nobody] },
    kept: { name: `fair-attendees:${id}`, fields: ['attendees'] },
    async submit(values) {
      await onSave(values.attendees)
      say.done(confirms ? '已确认参会' : '参会人员已保存')
    },
  })
  const { control, register, formState } = session.form
  const { fields, append, remove } = useFieldArray({ control, name: 'attendees' })
  const faults = formState.errors.attendees
  return (
    <ShortForm {...session} action={confirms ? '确认参会' : '保存参会人员'}>
      <FieldGroup
        id="attendees"
        label={`参会人员（1 到 ${MOST_ATTENDEES} 位）`}
        hint="只用于现场签到和联络，活动结束 30 天后删除"
        error={faults?.root?.message ?? faults?.message}
        tabIndex={-1}
      >
        <Stack gap={4}>
          {fields.map((field, place) => (
            <Row key={field.id} gap={3}>
              <Field
                label={`第 ${place + 1} 位姓名`}
                controlId={`attendees.${place}.name`}
                error={faults?.[place]?.name?.message}
                required
              >
                <TextInput {...register(`attendees.${place}.name`)} autoComplete="off" />
              </Field>
              <Field
                label={`第 ${place + 1} 位手机号`}
                controlId={`attendees.${place}.phone`}
                error={faults?.[place]?.phone?.message}
                required
              >
                <TextInput {...register(`attendees.${place}.phone`)} inputMode="tel" autoComplete="off" />
              </Field>
              {fields.length > 1 && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`删除第 ${place + 1} 位`}
                  onClick={() => remove(place)}
                >
                  删除
                </Button>
              )}
            </Row>
          ))}
          {fields.length < MOST_ATTENDEES ? (
            <Button onClick={() => append(nobody)}>再加一位</Button>
          ) : (
            <Text tone="muted">最多 {MOST_ATTENDEES} 位</Text>
          )}
        </Stack>
      </FieldGroup>
    </ShortForm>
  )
}
