import {
  CategoryPicker,
  DateInput,
  Field,
  type FieldTexts,
  MonthInput,
  RadioGroup,
  RegionCascader,
} from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { type Lists, loadLists, useLists } from '../../hooks/useLists.ts'
import type { FieldSpec } from '../../model/section-fields.ts'
import { MonthOrNow } from './MonthOrNow.tsx'

export type ChosenSpec = Exclude<FieldSpec, { kind: 'text' | 'area' | 'select' }>

interface Props {
  spec: ChosenSpec
  id: string
  texts: FieldTexts
  value: unknown
  onValueChange: (change: { value: string | readonly string[] }) => void
}

/** For who opens a tree before it is here. */
const sources = {
  regions: async () => (await loadLists()).regions,
  cities: async () => (await loadLists()).cities,
  categories: async () => (await loadLists()).categories,
} as const

const EARLIEST = '1940-01-01'

/** A question that is answered by choosing: dates, places, categories. Renders a `<fieldset>`. */
export function ChosenField({ spec, id, texts, value, onValueChange }: Props) {
  const { isLoading, ...lists } = useLists()
  const source = (name: keyof Lists) => (isLoading ? sources[name] : lists[name])
  const today = formatDate(useNow())
  const one = typeof value === 'string' ? value : ''
  const many = Array.isArray(value) ? value.map(String) : []
  const shared = { id, ...texts, value: one, onValueChange }
  const months = { min: EARLIEST.slice(0, 7), max: today.slice(0, 7) }

  switch (spec.kind) {
    case 'radio':
      return <RadioGroup {...shared} name={id} inline options={spec.options} />
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
    case 'places':
    case 'categories':
      return (
        <Field controlId={id} {...texts}>
          <CategoryPicker
            {...(spec.kind === 'places'
              ? { source: source('cities'), title: '城市', anyLevel: true }
              : { source: source('categories') })}
            limit={spec.max}
            value={isLoading ? [] : many}
            onValueChange={onValueChange}
          />
        </Field>
      )
    default:
      return spec satisfies never
  }
}
