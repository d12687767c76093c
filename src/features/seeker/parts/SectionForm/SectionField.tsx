import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { isUnwritten, type ResumeLanguage, roomFor } from '#contract/resume-language'
import { Field, type FieldTexts, Select, TextArea, TextInput } from '#design-system'
import { faultsOf } from '#platform/forms'
import type { FieldSpec } from '../../model/section-fields.ts'
import type { SectionValues } from '../../model/section-values.ts'
import { ChosenField } from './ChosenField.tsx'

/** Where an answer lies in the form. */
export type FieldPath = `fields.${string}` | `items.${number}.${string}`

interface Props {
  spec: FieldSpec
  path: FieldPath
  /** Of what is written; the question stays Chinese. */
  language: ResumeLanguage
}

/** What helps with an answer; in an English version, that it is still Chinese and what to write instead. */
function hintOf({ hint, english }: FieldSpec, language: ResumeLanguage, written: unknown): string | undefined {
  if (language === 'zh') return hint
  const isChinese = typeof written === 'string' && isUnwritten(written)
  return [isChinese && '还是中文，请改写成英文', english ?? hint].filter(Boolean).join('。') || undefined
}

/** One question of a section, asked as its kind demands and tied to its place in the form. */
export function SectionField({ spec, path, language }: Props) {
  const { control, register, formState } = useFormContext<SectionValues>()
  const written = useWatch({ control, name: path })
  const error = faultsOf(formState.errors).find(fault => fault.path === path)?.message
  const texts: FieldTexts = { label: spec.label, hint: hintOf(spec, language, written), required: spec.required, error }

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
          <TextArea limit={spec.limit * roomFor[language]} rows={6} {...register(path)} />
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
