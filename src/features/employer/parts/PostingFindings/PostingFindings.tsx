import type { JobDraft } from '#contract/job-posting'
import type { Finding } from '#contract/posting-check'
import { Alert, type AlertTone, Highlight, Stack, Text, wholeFigures } from '#design-system'
import { contextOf, fieldName } from '../../model/finding-context.ts'
import { Findings } from './PostingFindings.styles.ts'

const levels = [
  { level: 'block', tone: 'danger', title: '法律不允许，必须删改' },
  { level: 'fix', tone: 'warning', title: '发布前要改' },
  { level: 'advice', tone: 'info', title: '建议修改，不影响发布' },
] as const satisfies readonly { level: Finding['level']; tone: AlertTone; title: string }[]

interface Props {
  /** What was checked. */
  draft: JobDraft
  findings: readonly Finding[]
}

/** What the check before publishing found, worst first: each with its place, its rule and what to write instead. Nothing without findings. */
export const PostingFindings = ({ draft, findings }: Props) => (
  <Stack gap={3}>
    {levels.map(({ level, tone, title }) => {
      const own = findings.filter(finding => finding.level === level)
      if (own.length === 0) return null
      return (
        <Alert key={level} tone={tone} title={`${title}（${own.length} 处）`}>
          <Findings>
            {own.map(finding => {
              const { text, ranges } = contextOf(draft, finding)
              return (
                <li key={`${finding.rule} ${finding.field} ${finding.start}`}>
                  <span>{wholeFigures(finding.says)}</span>
                  {text !== '' && (
                    <span>
                      {fieldName(finding.field)}：“
                      <Highlight text={text} ranges={ranges} />”
                    </span>
                  )}
                  <span>建议：{wholeFigures(finding.instead)}</span>
                  <Text size="sm" tone="muted">
                    依据：{finding.because}
                  </Text>
                </li>
              )
            })}
          </Findings>
        </Alert>
      )
    })}
  </Stack>
)
