import { useId, useState } from 'react'
import type { ExamPosition } from '#contract/exam-positions'
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Field,
  icons,
  LoadState,
  Radio,
  ResultCount,
  Select,
  Tag,
  TextInput,
} from '#design-system'
import { usePositions } from '../../hooks/usePositions.ts'
import { ratioOf, unitOf, verdictTags } from '../../model/position-words.ts'
import { PositionRadar } from '../PositionRadar/PositionRadar.tsx'
import { Choices, Facts, Filters, Pages, Root, Toggles } from './PositionPicker.styles.ts'

export interface PositionPickerProps {
  /** The exam whose positions can be chosen. */
  exam: string
  /** What has been chosen; null for nothing yet. */
  value: Pick<ExamPosition, 'id' | 'title' | 'unit' | 'code'> | null
  onValueChange: (change: { position: ExamPosition }) => void
  /** The address that a guest comes back to after signing in. */
  back: string
}

const PAGE = 10
const begun = { t: '', city: '', fits: false, underRatio: false, page: 1 }

const factsOf = (position: ExamPosition) => [
  `代码 ${position.code}`,
  `招 ${position.headcount} 人`,
  ...position.asks,
  `报名 ${position.applied}`,
  `缴费 ${position.paid}${ratioOf(position) && `（${ratioOf(position)}）`}`,
]

const Choice = ({ position }: { position: ExamPosition }) => (
  <>
    {position.title}
    <Facts>
      <span>{unitOf(position)}</span>
      {factsOf(position).map(fact => (
        <span key={fact}>{fact}</span>
      ))}
      {position.verdict && <Tag tone={verdictTags[position.verdict].tone}>{verdictTags[position.verdict].label}</Tag>}
      {position.state !== 'open' && <Tag tone="danger">{position.state === 'cut' ? '已核减' : '已取消'}</Tag>}
    </Facts>
  </>
)

/** Chooses one position of an exam: words, filters, and whether it fits. What is filtered by stays with this part alone. */
export function PositionPicker({ exam, value, onValueChange, back }: PositionPickerProps) {
  const name = useId()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState(begun)
  const { positions, isSeeker, isGuest: _, ...state } = usePositions({ ...search, exam, pageSize: PAGE })
  const change = (next: Partial<typeof begun>) => setSearch(now => ({ ...now, page: 1, ...next }))
  const clear = () => {
    setTyped('')
    setSearch(begun)
  }
  const pages = positions ? Math.max(1, Math.ceil(positions.total / PAGE)) : 1
  return (
    <Root>
      <Filters>
        <Field label="单位、职位名称或代码">
          <TextInput
            type="search"
            maxLength={60}
            value={typed}
            autoComplete="off"
            enterKeyHint="search"
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={event => {
              // It stands within the form of a registration, which Enter would send.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              change({ t: typed.trim() })
            }}
          />
        </Field>
        <Field label="地点">
          <Select
            value={search.city}
            options={[
              { value: '', label: '不限' },
              ...(positions?.facets.cities ?? []).map(({ value: city, label, count }) => ({
                value: city,
                label: `${label}（${count}）`,
              })),
            ]}
            onChange={event => change({ city: event.currentTarget.value })}
          />
        </Field>
        <Button icon={icons.search} onClick={() => change({ t: typed.trim() })}>
          查找
        </Button>
      </Filters>
      <Toggles>
        {isSeeker && (
          <Checkbox
            label={`只看我符合的${positions?.facets.fits ? `（${positions.facets.fits}）` : ''}`}
            checked={search.fits}
            onChange={event => change({ fits: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          label={`低于开考比例${positions ? `（${positions.facets.underRatio}）` : ''}`}
          checked={search.underRatio}
          onChange={event => change({ underRatio: event.currentTarget.checked })}
        />
      </Toggles>
      {value && (
        <Alert tone="success" title={`已选：${value.title}`}>
          {value.unit}，代码 {value.code}
        </Alert>
      )}
      <ResultCount count={positions?.total} unit="个职位" />
      <LoadState
        {...state}
        data={positions}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title="没有符合这些条件的职位" action={<Button onClick={clear}>清除全部条件</Button>} />}
      >
        {({ list }) => (
          <Choices role="radiogroup" aria-label="报考职位">
            {list.map(position => (
              <Radio
                key={position.id}
                name={name}
                value={position.id}
                label={<Choice position={position} />}
                checked={value?.id === position.id}
                disabled={position.state === 'cancelled'}
                onChange={() => onValueChange({ position })}
              />
            ))}
          </Choices>
        )}
      </LoadState>
      {pages > 1 && (
        <Pages>
          <Button disabled={search.page <= 1} onClick={() => setSearch({ ...search, page: search.page - 1 })}>
            上一页
          </Button>
          <span>
            {search.page} / {pages}
          </span>
          <Button disabled={search.page >= pages} onClick={() => setSearch({ ...search, page: search.page + 1 })}>
            下一页
          </Button>
        </Pages>
      )}
      {value && <PositionRadar key={value.id} id={value.id} back={back} />}
    </Root>
  )
}
