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
  // What was chosen and is not known to the service: on its way, or waiting until people are taken.
  const [chosen, setChosen] = useState<string | null>(null)
  const minutes = chosen ?? String(desk.minutes)
  const known = lengths.some(({ value }) => value === minutes)
  const options = known ? lengths : [{ value: minutes, label: `${minutes} 分钟` }, ...lengths]
  const settle = (length: string) => setChosen(now => (now === length ? null : now))
  const open = (isOpen: boolean) =>
    tell(
      () => acts.open(isOpen, Number(minutes)).then(() => settle(minutes)),
      isOpen ? '正在接待' : '已暂停接待，排着的号都保留',
    )
  const choose = (length: string) => {
    setChosen(length)
    if (!desk.open) return
    tell(() => acts.open(true, Number(length)).finally(() => settle(length)), `从下一位起，每次交流 ${length} 分钟`)
  }
  return (
    <Card title={desk.booth === '' ? '接待' : `接待 · 展位 ${desk.booth}`} level={2}>
      <Row gap={5} justify="between">
        <Switch
          label="接待求职者"
          hint={desk.open ? '求职者可以取号；关掉以后不再取新号，排着的号保留' : '打开以后求职者可以取号排队'}
          checked={desk.open}
          disabled={!mayOpen}
          onChange={event => open(event.currentTarget.checked)}
        />
        <Field label="每次交流" controlId="talk-minutes">
          <Select
            value={minutes}
            options={options}
            disabled={!mayOpen}
            onChange={event => choose(event.currentTarget.value)}
          />
        </Field>
      </Row>
      <StatList>
        <Stat label="正在排队" value={waitingAt(desk).length} unit="人" />
        <Stat label="今天已交流" value={desk.held} unit="次" />
        <Stat label="今天过号" value={desk.missed} unit="次" />
      </StatList>
      {!desk.open && waitingAt(desk).length > 0 && (
        <Text size="sm" tone="muted">
          暂停接待时，排着的人仍可以叫号。
        </Text>
      )}
    </Card>
  )
}
