import { DateInput, FieldGroup, type FieldTexts, MonthInput, RadioGroup } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { useLists } from '../../hooks/useLists.ts'
import type { FieldSpec } from '../../model/section-fields.ts'
import { CascadeSelect } from '../TreePicker/CascadeSelect.tsx'
import { TreePicker } from '../TreePicker/TreePicker.tsx'
import { MonthOrNow } from './MonthOrNow.tsx'

export type ChosenSpec = Exclude<FieldSpec, { kind: 'text' | 'area' | 'select' }>

interface Props {
  spec: ChosenSpec
  id: string
  texts: FieldTexts
  value: unknown
  onValueChange: (change: { value: string | string[] }) => void
}

const LEVELS = { place: ['省', '市', '区县'], categories: ['大类', '小类', '职位'] } as const
const EARLIEST = '1940-01-01'

/** A question that is answered by choosing: dates, places, categories. Renders a `<fieldset>`. */
export function ChosenField({ spec, id, texts, value, onValueChange }: Props) {
  const lists = useLists()
  const today = formatDate(useNow())
  const one = typeof value === 'string' ? value : ''
  const many = Array.isArray(value) ? value.map(String) : []
  const shared = { id, ...texts, value: one, onValueChange }
  const months = { min: EARLIEST.slice(0, 7), max: today.slice(0, 7) }
  const isInvalid = Boolean(texts.error)

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
        <FieldGroup id={id} {...texts}>
          <CascadeSelect
            tree={lists.regions}
            depth={3}
            levels={LEVELS.place}
            value={one}
            onValueChange={onValueChange}
            isInvalid={isInvalid}
          />
        </FieldGroup>
      )
    case 'places':
    case 'categories': {
      const isPlaces = spec.kind === 'places'
      return (
        <FieldGroup id={id} {...texts} hint={`最多 ${spec.max} 个，选好后点“添加”`}>
          <TreePicker
            tree={isPlaces ? lists.regions : lists.categories}
            depth={isPlaces ? 2 : 3}
            levels={isPlaces ? LEVELS.place : LEVELS.categories}
            max={spec.max}
            value={many}
            onValueChange={onValueChange}
            isInvalid={isInvalid}
          />
        </FieldGroup>
      )
    }
    default:
      return spec satisfies never
  }
}
