import type { ExamStatement } from '#contract/exam-candidates'
import { Alert, DetailSection, FactList, Stack } from '#design-system'
import { momentInWords } from '../../model/moments.ts'
import { StatementForm } from './StatementForm.tsx'
import { Words } from './StatementPart.styles.ts'

interface Props {
  statement: ExamStatement
  onSent: () => void
}

function Standing({ statement: { open, decided, sentAt, until } }: Pick<Props, 'statement'>) {
  if (decided)
    return (
      <Alert title="处理决定已经作出">结果见站内消息。对处理有异议的，可以依法申请行政复议或者提起行政诉讼。</Alert>
    )
  if (sentAt !== null)
    return (
      <Alert title="陈述申辩已经提交">{momentInWords(sentAt)} 提交，考试机构复核后作出决定，结果会发站内消息。</Alert>
    )
  if (open)
    return (
      <Alert tone="warning" title="您可以陈述申辩">
        {momentInWords(until)} 前提交；逾期没有提交的，考试机构按现有材料作出决定。
      </Alert>
    )
  return <Alert title="陈述申辩的时间已过">{momentInWords(until)} 截止，没有收到您的陈述申辩。</Alert>
}

/** What the office thinks of deciding about somebody, and what they say to it. Renders a `<section>`. */
export function StatementPart({ statement, onSent }: Props) {
  const { basis, consequence, facts, open, sentAt, body, files } = statement
  return (
    <DetailSection title="拟作出的违纪违规处理">
      <Stack gap={4}>
        <Standing statement={statement} />
        <FactList
          facts={[
            { term: '事实', details: facts },
            { term: '依据', details: basis },
            { term: '拟处理', details: consequence },
            {
              term: sentAt === null ? '您写下但没有提交的内容' : '您的陈述申辩',
              details: open || body === '' ? '' : <Words>{body}</Words>,
            },
            { term: '证明材料', details: open ? '' : files.map(({ name }) => name).join('、') },
          ]}
        />
        {open && <StatementForm statement={statement} onSent={onSent} />}
      </Stack>
    </DetailSection>
  )
}
