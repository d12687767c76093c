import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Field } from '../../primitives/Field/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Tag, type Tone } from '../../primitives/Tag/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { List, ListButton } from './FloorPlan.styles.ts'
import { type FloorPlanWords, findStands, type Stand, type StandState } from './floor-plan.ts'

const page = 100

const tones = {
  free: 'success',
  taken: 'neutral',
  mine: 'primary',
  closed: 'neutral',
} as const satisfies Record<StandState, Tone>

type StandListProps = { stands: readonly Stand[]; choose: (stand: Stand) => void; words: FloorPlanWords }

/** The same stands in words, found by number or company. */
export const StandList = ({ stands, choose, words }: StandListProps) => {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(page)
  const found = findStands(stands, query)
  return (
    <Stack>
      <Field label={words.find}>
        <TextInput type="search" value={query} onChange={event => setQuery(event.currentTarget.value)} />
      </Field>
      <Text role="status">
        {found.length === 0 ? `没有找到${words.place}，请换一个词。` : `共 ${found.length} 个${words.place}`}
      </Text>
      <List>
        {[...found.slice(0, shown).entries()].map(([at, stand]) => (
          <li key={at}>
            <ListButton
              type="button"
              aria-disabled={stand.state === 'closed' || undefined}
              onClick={() => stand.state !== 'closed' && choose(stand)}
            >
              <strong>{stand.label}</strong>
              <Tag tone={tones[stand.state]}>{words.states[stand.state]}</Tag>
              <span>{stand.company}</span>
            </ListButton>
          </li>
        ))}
      </List>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + page)}>再显示 {Math.min(page, found.length - shown)} 个</Button>
      )}
    </Stack>
  )
}
