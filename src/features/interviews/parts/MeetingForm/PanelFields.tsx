import { useFieldArray, useFormContext } from 'react-hook-form'
import { type MeetingPlanInput, MOST_MEMBERS } from '#contract/meeting-fields'
import { Button, Field, icons, Row, Stack, TextInput } from '#design-system'

/** The members of a panel by name: one at least. For a form with `members`. */
export function PanelFields() {
  const { control, register, formState } = useFormContext<Pick<MeetingPlanInput, 'members'>>()
  const { fields, append, remove } = useFieldArray({ control, name: 'members' })
  const { errors } = formState
  return (
    <Stack gap={3}>
      {fields.map(({ id }, place) => (
        <Row key={id} gap={2} align="end">
          <Field
            label={`面试官 ${place + 1}`}
            error={errors.members?.[place]?.name?.message ?? (place === 0 ? errors.members?.root?.message : undefined)}
            controlId={`members.${place}.name`}
            required={place === 0}
          >
            <TextInput {...register(`members.${place}.name`)} autoComplete="off" />
          </Field>
          {fields.length > 1 && (
            <Button size="small" variant="quiet" icon={icons.trash} onClick={() => remove(place)}>
              去掉面试官 {place + 1}
            </Button>
          )}
        </Row>
      ))}
      {fields.length < MOST_MEMBERS && (
        <div>
          <Button size="small" icon={icons.plus} onClick={() => append({ name: '' })}>
            再加一位面试官
          </Button>
        </div>
      )}
    </Stack>
  )
}
