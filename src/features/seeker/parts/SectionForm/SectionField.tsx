import { Controller, useFormContext } from 'react-hook-form'
import { Field, type FieldTexts, Select, TextArea, TextInput } from '#design-system'
import { faultsOf } from '#platform/forms'
import type { FieldSpec } from '../../model/section-fields.ts'
import type { SectionValues } from '../../model/section-values.ts'
import { ChosenField } from './ChosenField.tsx'

/** Where an answer lies in the form. */
export type FieldPath = `fields.${string}` | `items.${number}.${string}`

/** One question of a section, asked as its kind demands and tied to its place in the form. */
export function SectionField({ spec, path }: { spec: FieldSpec; path: FieldPath }) {
  const { control, register, formState } = useFormContext<SectionValues>()
  const error = faultsOf(formState.errors).find(fault => fault.path === path)?.message
  const texts: FieldTexts = { label: spec.label, hint: spec.hint, required: spec.required, error }

  switch (spec.kind) {
    case 'text':
      return (
        <Field {...texts} controlId={path}>
          <TextInput type={spec.type} autoComplete={spec.autoComplete ?? 'off'} {...register(path)} />
        </Field>
      )
    case 'area':
      return (
        <Field {...texts} controlId={path}>
          <TextArea limit={spec.limit} rows={6} {...register(path)} />
        </Field>
      )
    case 'select':
      return (
        <Field {...texts} controlId={path}>
          <Select placeholder="请选择" options={spec.options} {...register(path)} />
        </Field>
      )
    default:
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <ChosenField
              spec={spec}
              id={path}
              texts={texts}
              value={field.value}
              onValueChange={change => field.onChange(change.value)}
            />
          )}
        />
      )
  }
}
