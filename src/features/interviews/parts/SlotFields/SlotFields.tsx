import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import type { OtherTimesInput } from '#contract/interview-fields'
import { Button, DatePicker, Field, FieldGroup, icons, Row, Select, Stack } from '#design-system'
import { times } from './times.ts'

/** Times that are offered, each a day and a time of day: one at least, `most` at most. For a form with `slots`. */
export function SlotFields({ most }: { most: number }) {
  const { control, register, formState } = useFormContext<Pick<OtherTimesInput, 'slots'>>()
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' })
  const { errors } = formState
  return (
    <Stack gap={4}>
      {fields.map(({ id }, place) => (
        <FieldGroup key={id} label={`可选时间 ${place + 1}`} required={place === 0}>
          <Row gap={3} align="start">
            <Field
              label="日期"
              error={errors.slots?.[place]?.day?.message}
              controlId={`slots.${place}.day`}
              required={place === 0}
            >
              <Controller
                control={control}
                name={`slots.${place}.day`}
                render={({ field }) => (
                  <DatePicker
                    title={`选择可选时间 ${place + 1} 的日期`}
                    value={field.value}
                    onValueChange={({ value }) => field.onChange(value)}
                    onBlur={field.onBlur}
                  />
                )}
              />
            </Field>
            <Field
              label="时间"
              error={errors.slots?.[place]?.time?.message}
              controlId={`slots.${place}.time`}
              required={place === 0}
            >
              <Select {...register(`slots.${place}.time`)} placeholder="请选择" options={times} />
            </Field>
            {fields.length > 1 && (
              <Button size="small" variant="quiet" icon={icons.trash} onClick={() => remove(place)}>
                去掉时间 {place + 1}
              </Button>
            )}
          </Row>
        </FieldGroup>
      ))}
      {fields.length < most && (
        <div>
          <Button size="small" icon={icons.plus} onClick={() => append({ day: '', time: '' })}>
            再加一个时间
          </Button>
        </div>
      )}
    </Stack>
  )
}
