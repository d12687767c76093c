import { useEffect, useRef } from 'react'
import { ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { Button, Icon, icons, Stack, Text } from '#design-system'
import { useNow } from '#platform/clock'
import type { Check } from '../../hooks/useVerify.ts'
import { momentInWords, secondInWords } from '../../model/moments.ts'
import { receiptWords, verdictWords } from '../../model/verdicts.ts'
import { isOldList } from '../../model/withdrawn.ts'
import { Compare, Panel, Title } from './VerdictCard.styles.ts'

interface Props {
  check: Check
  /** The next one in the queue. */
  onNext: () => void
}

const signs = { success: icons.success, danger: icons.danger, warning: icons.warning } as const

const freshness = {
  asking: '正在联网查询是不是最新版本……',
  yes: '已联网确认版本。',
  offline: '没有联网，只核验了签名：如果考场刚有调整，请联网后再核一次。',
} as const satisfies Record<Check['latest'], string>

const receiptFreshness = {
  asking: '正在联网查询后来有没有再提交……',
  yes: '已联网确认。',
  offline: '没有联网，只核验了签名：后来有没有再提交，要联网才知道。',
} as const satisfies Record<Check['latest'], string>

/** What a list tells where nobody could be asked, and how far it can be relied on. */
function byList({ verdict }: Check, listedAt: number, now: number): string {
  const asOf = `截至 ${momentInWords(listedAt)} 的作废名单`
  const found = verdict === 'genuine' ? `没有联网。这张不在${asOf}上。` : `没有联网，按${asOf}认出。`
  return isOldList(listedAt, now) ? `${found}名单超过一天了，之后的调整查不到，请尽快联网更新。` : found
}

/** How far what is said of a code can be relied on. */
function reliance(check: Check, now: number): string {
  const { receipt, latest, listedAt } = check
  if (receipt) return receiptFreshness[latest]
  return latest === 'offline' && listedAt !== null ? byList(check, listedAt, now) : freshness[latest]
}

/** What a genuine code says. */
function factsOf({ code, receipt }: Check): readonly (readonly [string, string])[] {
  if (receipt) {
    return [
      ['报名序号', receipt.number],
      ['提交时间', secondInWords(receipt.at)],
      ['内容摘要', receipt.hash],
    ]
  }
  if (!code) return []
  return [
    ['姓名', code.name],
    ['身份证尾号', code.idTail],
    ['环节', labelOf(ticketStages, code.stage)],
    ['考场', code.room],
    ['座位', `${code.seat} 号`],
    ['准考证号', code.number],
    ['版本', `第 ${code.revision} 版`],
  ]
}

/** What was found of a code, to be read at a glance; takes the focus, so that it is read aloud at once. */
export function VerdictCard({ check, onNext }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { verdict, code, receipt } = check
  const { title, help, tone } = (receipt ? receiptWords : verdictWords)[verdict]
  const isSigned = verdict === 'genuine' || verdict === 'replaced' || verdict === 'void'
  const now = useNow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each verdict is looked at anew
  useEffect(() => {
    panel.current?.focus()
  }, [verdict, code, receipt])
  return (
    <Panel ref={panel} data-tone={tone} tabIndex={-1} aria-label={`核验结果：${title}`}>
      <Title>
        <Icon path={signs[tone]} size="large" />
        {title}
      </Title>
      <Text>{help}</Text>
      {isSigned && (
        <Compare>
          {factsOf(check).map(([term, details]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{details}</dd>
            </div>
          ))}
        </Compare>
      )}
      <Stack gap={3}>
        {isSigned && (
          <Text size="sm" tone="muted" role="status">
            {reliance(check, now)}
          </Text>
        )}
        <div>
          <Button variant="primary" size="large" onClick={onNext}>
            {receipt ? '继续核验' : '核验下一张'}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
