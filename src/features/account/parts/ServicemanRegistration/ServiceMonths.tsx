import { Controller, useFormContext } from 'react-hook-form'
import { MonthInput } from '#design-system'

interface Values {
  enlistedOn: string
  dischargedOn: string
}

const questions = [
  { name: 'enlistedOn', label: '入伍时间' },
  { name: 'dischargedOn', label: '退役时间' },
] as const

/** When the service began and ended, to the month. Stands in a form of the form library. */
export function ServiceMonths() {
  const { control } = useFormContext<Values>()
  return questions.map(({ name, label }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MonthInput
          id={name}
          label={label}
          value={field.value}
          min="1950-01"
          max={new Date().toISOString().slice(0, 7)}
          onValueChange={({ value }) => field.onChange(value)}
          error={fieldState.error?.message}
          required
        />
      )}
    />
  ))
}
