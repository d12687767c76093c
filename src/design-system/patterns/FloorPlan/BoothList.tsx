import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Field } from '../../primitives/Field/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Tag, type Tone } from '../../primitives/Tag/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { Filters, List, ListButton, RowName } from './FloorPlan.styles.ts'
import { isPlaced, middleOf } from './floor-geometry.ts'
import {
  canChoose,
  type FloorBooth,
  type FloorBoothState,
  type FloorFeature,
  type FloorPlanWords,
  findBooths,
  floorBoothStates,
  rowsOf,
  stateText,
} from './floor-plan.ts'

const page = 100

const tones = {
  free: 'success',
  held: 'warning',
  taken: 'neutral',
  own: 'primary',
  offered: 'warning',
  closed: 'neutral',
} as const satisfies Record<FloorBoothState, Tone>

/** The code of the booth nearest to a feature; '' without booths. */
const nearestTo = (feature: FloorFeature, booths: readonly FloorBooth[]): string => {
  const [x, y] = middleOf(feature)
  const far = (booth: FloorBooth) => {
    const [toX, toY] = middleOf(booth)
    return Math.abs(toX - x) + Math.abs(toY - y)
  }
  return booths.filter(isPlaced).toSorted((a, b) => far(a) - far(b))[0]?.code ?? ''
}

type BoothListProps = {
  label: string
  booths: readonly FloorBooth[]
  features: readonly FloorFeature[]
  chosen: string | undefined
  choose: (booth: FloorBooth) => void
  words: FloorPlanWords
}

const Entry = ({
  booth,
  chosen,
  choose,
  words,
}: { booth: FloorBooth } & Omit<BoothListProps, 'label' | 'booths' | 'features'>) => {
  const { code, state, kind = '', label, tags = [], marked, note } = booth
  const more = [words.kinds?.[kind], label, ...tags, marked && `★ ${words.marked ?? '已标记'}`, note]
  return (
    <ListButton
      type="button"
      aria-disabled={!canChoose(booth) || undefined}
      aria-current={code === chosen || undefined}
      onClick={() => canChoose(booth) && choose(booth)}
    >
      <strong>{code}</strong> <Tag tone={tones[state]}>{stateText(booth, words)}</Tag>{' '}
      <span>{wholeFigures(more.filter(Boolean).join('，'))}</span>
    </ListButton>
  )
}

/** The same booths in words, row by row, found by code, company and state. */
export const BoothList = ({ label, booths, features, words, ...rest }: BoothListProps) => {
  const [query, setQuery] = useState('')
  const [state, setState] = useState('')
  const [shown, setShown] = useState(page)
  const found = findBooths(booths, query, state)
  const ordered = rowsOf(found).flatMap(row => row.booths)
  const rows = rowsOf(ordered.slice(0, shown))
  const states = floorBoothStates.filter(one => booths.some(booth => booth.state === one))
  return (
    <Stack role="region" aria-label={`${label}，列表`}>
      <Filters>
        <Field label={words.find}>
          <TextInput type="search" value={query} onChange={event => setQuery(event.currentTarget.value)} />
        </Field>
        <Field label="状态">
          <Select
            value={state}
            placeholder="全部"
            options={states.map(one => ({ value: one, label: words.states[one] ?? '状态未知' }))}
            onChange={event => setState(event.currentTarget.value)}
          />
        </Field>
      </Filters>
      <Text role="status">
        {found.length === 0 ? `没有找到${words.place}，请换一个词或状态。` : `共 ${found.length} 个${words.place}`}
      </Text>
      {rows.map(({ row, booths: own }) => (
        <Stack key={row} gap={2}>
          {rows.length > 1 && <RowName>{row === '' ? '其他' : `${row} 排`}</RowName>}
          <List aria-label={row === '' ? words.place : `${row} 排`}>
            {own.map(booth => (
              <li key={booth.code}>
                <Entry {...rest} booth={booth} words={words} />
              </li>
            ))}
          </List>
        </Stack>
      ))}
      {found.length > shown && (
        <Button onClick={() => setShown(shown + page)}>再显示 {Math.min(page, found.length - shown)} 个</Button>
      )}
      {features.length > 0 && (
        <Text tone="muted">
          场内设施：
          {features.map(one => `${one.label}（靠近 ${nearestTo(one, booths)}）`).join('、')}
        </Text>
      )}
    </Stack>
  )
}
