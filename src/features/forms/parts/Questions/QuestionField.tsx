import { Controller, type FieldError, get, useFormContext, useWatch } from 'react-hook-form'
import type { Format } from '#contract/form/formats'
import type { Question } from '#contract/form/question'
import { jiangxiRegions } from '#contract/reference/regions'
import { isUnwritten, type ResumeLanguage, roomFor } from '#contract/resume-language'
import {
  Checkbox,
  CheckboxGroup,
  Field,
  type FieldTexts,
  NumberInput,
  Select,
  TextArea,
  TextInput,
} from '#design-system'
import { ChosenField } from './ChosenField.tsx'
import { UsualAnswers } from './UsualAnswers.tsx'

interface Props {
  question: Question
  /** Where the answer lies in the form; the id of its field as well. */
  path: string
  /** Of what is written; the question stays Chinese. */
  language?: ResumeLanguage | undefined
}

const cities = jiangxiRegions[0]?.children ?? []

/** What the browser and its keyboard are told of a text in a format. */
const formatAttributes: Partial<Record<Format, { type?: string; autoComplete: string }>> = {
  personName: { autoComplete: 'name' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
}

/** What helps with an answer; in an English version, that it is still Chinese and what to write instead. */
function hintOf({ hint, english }: Question, language: ResumeLanguage, written: unknown): string | undefined {
  if (language === 'zh') return hint
  const isChinese = typeof written === 'string' && isUnwritten(written)
  return [isChinese && '还是中文，请改写成英文', english ?? hint].filter(Boolean).join('。') || undefined
}

/** One question of a form, asked as its kind demands and tied to its place in the form around it. */
export function QuestionField({ question, path, language = 'zh' }: Props) {
  const { control, register, setValue, formState } = useFormContext()
  const written: unknown = useWatch({ control, name: path })
  const base = path.slice(0, path.length - question.name.length)
  const city: unknown = useWatch({ control, name: question.kind === 'district' ? base + question.city : path })
  const fault: FieldError | undefined = get(formState.errors, path)
  const texts: FieldTexts = {
    label: question.label,
    hint: hintOf(question, language, written),
    required: question.required,
    error: fault?.message,
  }

  switch (question.kind) {
    case 'text': {
      const { format, autoComplete, usual } = question
      const attributes = format && formatAttributes[format]
      const answer = typeof written === 'string' ? written : ''
      return (
        <Field {...texts} controlId={path}>
          <TextInput autoComplete={autoComplete ?? 'off'} {...attributes} {...register(path)} />
          {usual && (
            <UsualAnswers
              of={question.label}
              answers={usual.map(value => ({ value, label: value }))}
              value={answer}
              locked={answer !== '' && !usual.includes(answer)}
              onPick={value => setValue(path, value, { shouldDirty: true, shouldValidate: fault !== undefined })}
            />
          )}
        </Field>
      )
    }
    case 'area':
      return (
        <Field {...texts} controlId={path}>
          <TextArea limit={question.max * roomFor[language]} rows={question.rows ?? 6} {...register(path)} />
        </Field>
      )
    case 'number':
      return (
        <Field {...texts} controlId={path}>
          <NumberInput {...register(path)} unit={question.unit} />
        </Field>
      )
    case 'select':
      return (
        <Field {...texts} controlId={path}>
          <Select placeholder="请选择" options={question.options} {...register(path)} />
        </Field>
      )
    case 'city': {
      /** A district of another city says nothing of this one. */
      const district = base + (question.district ?? '')
      return (
        <Field {...texts} controlId={path}>
          <Select
            placeholder="请选择"
            options={cities}
            {...register(path, question.district ? { onChange: () => setValue(district, '') } : {})}
          />
        </Field>
      )
    }
    case 'district':
      return (
        <Field {...texts} controlId={path}>
          <Select
            placeholder="请选择"
            options={cities.find(({ value }) => value === city)?.children ?? []}
            {...register(path)}
          />
        </Field>
      )
    case 'several':
      return <CheckboxGroup id={path} {...texts} {...register(path)} options={question.options} inline />
    case 'yes':
      return <Checkbox id={path} {...register(path)} label={question.label} hint={question.hint} />
    default:
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <ChosenField
              question={question}
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
