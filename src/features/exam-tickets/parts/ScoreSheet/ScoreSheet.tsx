import type { ReactNode, Ref } from 'react'
import { type ScoreCard, ticketStages } from '#contract/exam-tickets'
import { Accordion, Alert, FactList, Stack, Tag, Text } from '#design-system'
import { flagsOf, marksInWords, partInWords, standingOf } from '../../model/marks.ts'
import { momentInWords } from '../../model/moments.ts'
import { Figures, Head, Parts, Sheet } from './ScoreSheet.styles.ts'

interface Props {
  card: ScoreCard
  /** What follows the card on the screen: 打印, 申请复核. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

const flagTexts = {
  absent: {
    title: '有科目记为“缺考”',
    words:
      '考场登记表和答题卡上没有您参加这一科的记录，这一科不计成绩，总分也不计算。如果您参加了考试，可以在复核期限内申请复核，原因选“缺考或零分与本人实际参加考试不符”。',
  },
  discipline: {
    title: '有科目记为“违纪”',
    words:
      '这一科按《事业单位公开招聘违纪违规行为处理规定》处理，不计成绩。处理决定书会另行送达，决定书写明了事实、依据和申诉途径，您可以陈述和申辩。',
  },
} as const

const explained = [
  {
    id: 'total',
    title: '总分怎样计算',
    content: '各科成绩按招聘公告规定的权重相加，保留两位小数，第三位四舍五入。公告没有写权重的，直接相加。',
  },
  {
    id: 'ties',
    title: '同分怎样排名',
    content:
      '同一岗位总分相同的，排名并列：例如两人并列第 2 名，下一名是第 4 名。最后一名入围的总分有并列时，并列的人全部入围。',
  },
  {
    id: 'line',
    title: '合格分数线是什么',
    content: '达到合格分数线才能参加排名入围。分数线由公告或招聘单位主管部门确定，同一场考试同一类别只有一条。',
  },
] as const

/** Somebody's scores: each paper, the total, where it stands, and what that means. */
export function ScoreSheet({ card, children, ref }: Props) {
  const { exam, name, ticket, position, parts, total, rank, line, stage } = card
  const standing = standingOf(card)
  const full = parts.reduce((sum, { fullMarks }) => sum + fullMarks, 0)
  const stageLabel = ticketStages.find(({ value }) => value === stage)?.label ?? ''
  return (
    <Sheet ref={ref} aria-label={`${name}的${stageLabel}成绩`}>
      <Head>
        <div>
          <h2>{exam.title}</h2>
          <Text size="sm" tone="muted">
            {exam.organiser}，{momentInWords(card.releasedAt)} 公布
          </Text>
        </div>
        <Tag tone={standing.tone}>{standing.label}</Tag>
      </Head>
      <Figures>
        <div>
          <dt>{stageLabel}总分</dt>
          <dd>
            <strong>{total === null ? '不计' : marksInWords(total)}</strong>
            <span> 满分 {marksInWords(full)}</span>
          </dd>
        </div>
        <div>
          <dt>岗位排名</dt>
          <dd>
            <strong>{rank === null ? '—' : rank}</strong>
            <span>{rank === null ? ' 没有排名' : ` 名，招 ${position.headcount} 人`}</span>
          </dd>
        </div>
        <div>
          <dt>合格分数线</dt>
          <dd>
            <strong>{line === null ? '—' : marksInWords(line)}</strong>
            {line === null && <span> 尚未公布</span>}
          </dd>
        </div>
      </Figures>
      <Parts aria-label="各科成绩">
        {parts.map(part => (
          <li key={part.paper}>
            <span>{part.title}</span>
            <strong>{partInWords(part)}</strong>
            <Text inline size="sm" tone="muted">
              满分 {marksInWords(part.fullMarks)}
            </Text>
          </li>
        ))}
      </Parts>
      <FactList
        facts={[
          { term: '姓名', details: name },
          { term: '准考证号', details: ticket },
          { term: '招聘单位', details: position.unit },
          { term: '报考岗位', details: `${position.title}（${position.code}）` },
        ]}
      />
      <Alert tone={standing.tone === 'success' ? 'success' : 'info'} title={standing.label}>
        {standing.words}
      </Alert>
      <Stack gap={4} className="no-print">
        {flagsOf(card).map(flag => (
          <Alert key={flag} tone="warning" title={flagTexts[flag].title}>
            {flagTexts[flag].words}
          </Alert>
        ))}
        {children}
        <Accordion items={explained} />
      </Stack>
    </Sheet>
  )
}
