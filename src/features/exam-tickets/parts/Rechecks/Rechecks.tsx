import { type RegistrationResult, recheckCauses, type ScoreCard, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { Alert, Card, Stack, Tag, Text, type Tone } from '#design-system'
import { momentInWords } from '../../model/moments.ts'
import { recheckStand, recheckWords } from '../../model/rechecks.ts'
import { RecheckForm, type Wish } from './RecheckForm.tsx'
import { List } from './Rechecks.styles.ts'

type Recheck = RegistrationResult['rechecks'][number]

interface Props {
  /** The scores that may be asked about, a stage each; one at least. */
  cards: readonly ScoreCard[]
  rechecks: readonly Recheck[]
  /** Now, on the service's or this device's clock: the service decides in the end. */
  now: number
  onAsk: (wish: Wish) => Promise<void>
}

const states = {
  asked: { label: '正在复核', tone: 'primary' },
  kept: { label: '成绩不变', tone: 'neutral' },
  changed: { label: '成绩已更正', tone: 'success' },
  refused: { label: '不予受理', tone: 'neutral' },
} as const satisfies Record<Recheck['state'], { label: string; tone: Tone }>

const causeLabel = (cause: string) => recheckCauses.find(({ value }) => value === cause)?.label ?? cause

/** What was asked about one's scores and what became of it; and the form, as long as one may still ask. */
export function Rechecks({ cards, rechecks, now, onAsk }: Props) {
  const partsOf = (shown: readonly ScoreCard[]) => shown.flatMap(({ parts }) => parts)
  const open = cards.filter(card => recheckStand(card, now) === 'open')
  const left = partsOf(open).filter(({ paper }) => rechecks.every(asked => asked.paper !== paper))
  const titleOf = (paper: string) => partsOf(cards).find(part => part.paper === paper)?.title ?? paper
  const prefixOf = ({ stage }: ScoreCard) => (cards.length > 1 ? `${labelOf(ticketStages, stage)}成绩：` : '')
  return (
    <Card title="成绩复核">
      <Stack gap={4}>
        {cards.map(card => (
          <Text key={card.stage}>{`${prefixOf(card)}${recheckWords(card, now)}`}</Text>
        ))}
        {rechecks.length > 0 && (
          <List>
            {rechecks.map(({ paper, cause, state, answer, askedAt }) => (
              <li key={`${paper}-${askedAt}`}>
                <div>
                  <Text strong>{titleOf(paper)}</Text>
                  <Tag tone={states[state].tone}>{states[state].label}</Tag>
                </div>
                <Text size="sm" tone="muted">
                  {momentInWords(askedAt)} 申请，原因：{causeLabel(cause)}
                </Text>
                {answer && <Text>{answer}</Text>}
              </li>
            ))}
          </List>
        )}
        {left.length > 0 && <RecheckForm key={left.length} papers={left} onAsk={onAsk} />}
        {open.length > 0 && left.length === 0 && <Alert tone="info">每一科都已经申请过，请等待结果。</Alert>}
      </Stack>
    </Card>
  )
}
