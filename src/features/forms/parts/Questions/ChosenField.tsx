import type { Question } from '#contract/form/question'
import {
  CategoryPicker,
  DateInput,
  DatePicker,
  Field,
  type FieldTexts,
  MonthInput,
  RadioGroup,
  RegionCascader,
} from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { loadTrees, type Trees, useTrees } from '../../hooks/useTrees.ts'
import { MonthOrNow } from './MonthOrNow.tsx'
import { UsualAnswers } from './UsualAnswers.tsx'

/** Questions answered by a control of the design system that is no element of a form. */
export type ChosenQuestion = Extract<
  Question,
  { kind: 'radio' | 'day' | 'birthday' | 'month' | 'monthOrNow' | 'place' | 'places' | 'category' | 'categories' }
>

interface Props {
  question: ChosenQuestion
  id: string
  texts: FieldTexts
  value: unknown
  onValueChange: (change: { value: string | readonly string[] }) => void
}

/** For who opens a tree before it is here. */
const sources = {
  regions: async () => (await loadTrees()).regions,
  cities: async () => (await loadTrees()).cities,
  categories: async () => (await loadTrees()).categories,
} as const

const EARLIEST = '1940-01-01'

/** In milliseconds; China has no summer time. */
const DAY = 86_400_000

/** A question that is answered by choosing: dates, places, categories. Renders a `<fieldset>`. */
export function ChosenField({ question, id, texts, value, onValueChange }: Props) {
  const { isLoading, ...lists } = useTrees()
  const source = (name: keyof Trees) => (isLoading ? sources[name] : lists[name])
  const now = useNow()
  const today = formatDate(now)
  const one = typeof value === 'string' ? value : ''
  const many = Array.isArray(value) ? value.map(String) : []
  const shared = { id, ...texts, value: one, onValueChange }
  const months = { min: EARLIEST.slice(0, 7), max: today.slice(0, 7) }

  switch (question.kind) {
    case 'radio':
      return <RadioGroup {...shared} name={id} inline options={question.options} />
    case 'day':
      return (
        <Field controlId={id} {...texts}>
          <DatePicker title={`选择${question.label}`} value={one} onValueChange={onValueChange} />
          {question.usual && (
            <UsualAnswers
              of={question.label}
              answers={question.usual.map(days => ({ value: formatDate(now + days * DAY), label: `${days} 天后` }))}
              value={one}
              onPick={value => onValueChange({ value })}
            />
          )}
        </Field>
      )
    case 'birthday':
      return <DateInput {...shared} min={EARLIEST} max={today} />
    case 'month':
      return <MonthInput {...shared} {...months} />
    case 'monthOrNow':
      return <MonthOrNow {...shared} {...months} />
    case 'place':
      return (
        <Field controlId={id} {...texts}>
          <RegionCascader
            source={source('regions')}
            value={isLoading ? '' : one}
            onValueChange={onValueChange}
            anyLevel
            clearable={!texts.required}
          />
        </Field>
      )
    case 'category':
      return (
        <Field controlId={id} {...texts}>
          <CategoryPicker
            title="职位类别"
            source={source('categories')}
            limit={1}
            value={isLoading || one === '' ? [] : [one]}
            onValueChange={({ value: [chosen = ''] }) => onValueChange({ value: chosen })}
          />
        </Field>
      )
    case 'places':
    case 'categories':
      return (
        <Field controlId={id} {...texts}>
          <CategoryPicker
            {...(question.kind === 'places'
              ? { source: source('cities'), title: '城市', anyLevel: true }
              : { source: source('categories'), title: '职位类别' })}
            limit={question.most}
            value={isLoading ? [] : many}
            onValueChange={onValueChange}
          />
        </Field>
      )
    default:
      return question satisfies never
  }
}
