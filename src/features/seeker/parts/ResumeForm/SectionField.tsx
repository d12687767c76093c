import { Controller, useFormContext } from 'react-hook-form'
import {
  DateInput,
  Field,
  FieldGroup,
  type FieldTexts,
  MonthInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
} from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { faultsOf } from '#platform/forms'
import { useLists } from '../../hooks/useLists.ts'
import type { FieldSpec } from '../../model/section-fields.ts'
import type { SectionValues } from '../../model/section-values.ts'
import { CascadeSelect } from '../TreePicker/CascadeSelect.tsx'
import { TreePicker } from '../TreePicker/TreePicker.tsx'
import { MonthOrNow } from './MonthOrNow.tsx'

/** Where an answer lies in the form. */
export type FieldPath = `fields.${string}` | `items.${number}.${string}`

const LEVELS = { place: ['省', '市', '区县'], categories: ['大类', '小类', '职位'] } as const
const oneOf = (value: unknown) => (typeof value === 'string' ? value : '')
const manyOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** One question of a section, asked as its kind demands and tied to its place in the form. */
export function SectionField({ spec, path }: { spec: FieldSpec; path: FieldPath }) {
  const { control, register, formState } = useFormContext<SectionValues>()
  const lists = useLists()
  const today = formatDate(useNow())
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
          render={({ field: { value, onChange } }) => {
            const set = (change: { value: string | string[] }) => onChange(change.value)
            const shared = { id: path, ...texts, value: oneOf(value), onValueChange: set }
            const months = { min: '1950-01', max: today.slice(0, 7) }
            switch (spec.kind) {
              case 'radio':
                return <RadioGroup {...shared} name={path} inline options={spec.options} />
              case 'birthday':
                return <DateInput {...shared} min="1940-01-01" max={today} />
              case 'month':
                return <MonthInput {...shared} {...months} />
              case 'monthOrNow':
                return <MonthOrNow {...months} id={path} label={spec.label} error={error} value={oneOf(value)} onValueChange={set} />
              case 'place':
                return (
                  <FieldGroup id={path} {...texts}>
                    <CascadeSelect
                      tree={lists.regions}
                      depth={3}
                      levels={LEVELS.place}
                      value={oneOf(value)}
                      onValueChange={set}
                      isInvalid={Boolean(error)}
                    />
                  </FieldGroup>
                )
              case 'places':
              case 'categories':
                return (
                  <FieldGroup id={path} {...texts} hint={`最多 ${spec.max} 个，选好后点“添加”`}>
                    <TreePicker
                      tree={spec.kind === 'places' ? lists.regions : lists.categories}
                      depth={spec.kind === 'places' ? 2 : 3}
                      levels={spec.kind === 'places' ? LEVELS.place : LEVELS.categories}
                      max={spec.max}
                      value={manyOf(value)}
                      onValueChange={set}
                      isInvalid={Boolean(error)}
                    />
                  </FieldGroup>
                )
              default:
                return spec satisfies never
            }
          }}
        />
      )
  }
}
