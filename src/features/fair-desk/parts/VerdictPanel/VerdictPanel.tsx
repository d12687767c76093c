import type { ReactNode } from 'react'
import type { FairSlot } from '#contract/fair-slots'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { FactList, Icon, icons, Text } from '#design-system'
import { formatDate, formatDateWithWeekday } from '#platform/dates'
import type { Check } from '../../model/desk.ts'
import { timeOf } from '../../model/moments.ts'
import { verdictWords } from '../../model/verdicts.ts'
import { Panel, Title } from './VerdictPanel.styles.ts'

interface Props {
  check: Check
  /** What a supervisor may do about it. */
  children?: ReactNode
}

/** The day is said where it is another one. */
function slotInWords({ from, until }: FairSlot, at: number): string {
  const hours = `${timeOf(from)}—${timeOf(until)}`
  return formatDate(from) === formatDate(at) ? hours : `${formatDateWithWeekday(from)} ${hours}`
}

const signs = { success: icons.success, danger: icons.danger, warning: icons.warning } as const

/** What the desk says of a ticket, as large as can be; read aloud as it comes. */
export function VerdictPanel({ check, children }: Props) {
  const { verdict, slot, number, inAt, isOverruled, at } = check
  const { title, help, tone } = isOverruled
    ? { title: '主管已放行', help: '请进。放行原因已记录。', tone: 'success' as const }
    : verdictWords[verdict]
  return (
    <Panel data-tone={tone} role="status" aria-label={`核验结果：${title}`}>
      <Title>
        <Icon path={signs[tone]} size="large" />
        {title}
      </Title>
      <Text>{help}</Text>
      <FactList
        facts={[
          {
            term: '时段',
            details: slot && slotInWords(slot, at),
          },
          { term: '首次入场', details: inAt !== null && timeOf(inAt) },
          { term: '短码', details: number !== null && shortCodeOf(number) },
          { term: '核验时间', details: timeOf(at) },
        ]}
      />
      {children}
    </Panel>
  )
}
