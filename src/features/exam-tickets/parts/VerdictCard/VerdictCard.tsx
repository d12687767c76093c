import { useEffect, useRef } from 'react'
import { Button, Icon, icons, Stack, Text } from '#design-system'
import type { Check } from '../../hooks/useVerify.ts'
import { verdictWords } from '../../model/verdicts.ts'
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

/** What was found of a code, to be read at a glance; takes the focus, so that it is read aloud at once. */
export function VerdictCard({ check, onNext }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { verdict, code, latest } = check
  const { title, help, tone } = verdictWords[verdict]
  const isSigned = verdict === 'genuine' || verdict === 'replaced'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each verdict is looked at anew
  useEffect(() => {
    panel.current?.focus()
  }, [verdict, code])
  return (
    <Panel ref={panel} data-tone={tone} tabIndex={-1} aria-label={`核验结果：${title}`}>
      <Title>
        <Icon path={signs[tone]} size="large" />
        {title}
      </Title>
      <Text>{help}</Text>
      {isSigned && code && (
        <Compare>
          {[
            ['姓名', code.name],
            ['身份证尾号', code.idTail],
            ['考场', code.room],
            ['座位', `${code.seat} 号`],
            ['准考证号', code.number],
            ['版本', `第 ${code.revision} 版`],
          ].map(([term, details]) => (
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
            {freshness[latest]}
          </Text>
        )}
        <div>
          <Button variant="primary" size="large" onClick={onNext}>
            核验下一张
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
