import { useState } from 'react'
import type { TalkDesk } from '#contract/fair-talks'
import { Card, Field, Row, Select, Stat, StatList, Switch, Text } from '#design-system'
import { type useDeskActs, useTold } from '../../hooks/useTalkDesk.ts'
import { waitingAt } from '../../model/desk-words.ts'

interface Props {
  desk: TalkDesk
  acts: ReturnType<typeof useDeskActs>
  /** Somebody may be taken now, by whoever is signed in. */
  mayOpen: boolean
}

const lengths = [5, 8, 10, 15, 20, 30].map(minutes => ({ value: String(minutes), label: `${minutes} 分钟` }))

/** Whether people are taken, for how long each, and what the day has come to. */
export function DeskHead({ desk, acts, mayOpen }: Props) {
  const tell = useTold()
  const [minutes, setMinutes] = useState(String(desk.minutes))
  const known = lengths.some(({ value }) => value === minutes)
  const options = known ? lengths : [{ value: minutes, label: `${minutes} 分钟` }, ...lengths]
  const open = (isOpen: boolean, length: string) =>
    tell(() => acts.open(isOpen, Number(length)), isOpen ? '正在接待' : '已暂停接待，排着的号都保留')
  return (
    <Card title={desk.booth === '' ? '接待' : `接待 · 展位 ${desk.booth}`} level={2}>
      <Row gap={5} justify="between">
        <Switch
          label="接待求职者"
          hint={desk.open ? '求职者可以取号；关掉以后不再取新号，排着的号保留' : '打开以后求职者可以取号排队'}
          checked={desk.open}
          disabled={!mayOpen || acts.isOpening}
          onChange={event => open(event.currentTarget.checked, minutes)}
        />
        <Field label="每次交流" controlId="talk-minutes">
          <Select
            value={minutes}
            options={options}
            disabled={!mayOpen || acts.isOpening}
            onChange={event => {
              const length = event.currentTarget.value
              setMinutes(length)
              if (desk.open) open(true, length)
            }}
          />
        </Field>
      </Row>
      <StatList>
        <Stat label="正在排队" value={waitingAt(desk).length} unit="人" />
        <Stat label="今天已交流" value={desk.held} unit="次" />
        <Stat label="过号" value={desk.missed} unit="次" />
      </StatList>
      {!desk.open && waitingAt(desk).length > 0 && (
        <Text size="sm" tone="muted">
          暂停接待时，排着的人仍可以叫号。
        </Text>
      )}
    </Card>
  )
}
