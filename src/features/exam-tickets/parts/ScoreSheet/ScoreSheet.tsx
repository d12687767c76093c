import type { Ref } from 'react'
import { marksText, paperText } from '#contract/exam-scores'
import { type ScoreCard, ticketStages } from '#contract/exam-tickets'
import { Alert, FactList, Tag, Text } from '#design-system'
import { flagsOf, overallParts, standingOf } from '../../model/marks.ts'
import { momentInWords } from '../../model/moments.ts'
import { Figures, Head, Parts, Sheet } from './ScoreSheet.styles.ts'

interface Props {
  card: ScoreCard
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

/** Somebody's scores: each paper, the total, where it stands, and what that means. */
export function ScoreSheet({ card, ref }: Props) {
  const { exam, name, ticket, position, parts, total, rank, line, stage, bonus, overall } = card
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
            <strong>{total === null ? '不计' : marksText(total)}</strong>
            <span>满分 {marksText(full)}</span>
          </dd>
        </div>
        <div>
          <dt>岗位排名</dt>
          <dd>
            <strong>{rank === null ? '—' : rank}</strong>
            <span>{rank === null ? '没有排名' : `招 ${position.headcount} 人`}</span>
          </dd>
        </div>
        {stage === 'written' && (
          <div>
            <dt>入围最低分</dt>
            <dd>
              <strong>{line === null ? '—' : marksText(line)}</strong>
              {line === null && <span>尚未公布</span>}
            </dd>
          </div>
        )}
      </Figures>
      <Parts aria-label="各科成绩">
        {parts.map(part => (
          <li key={part.paper}>
            <span>{part.title}</span>
            <strong>{paperText(part)}</strong>
            <Text inline size="sm" tone="muted">
              满分 {marksText(part.fullMarks)}
            </Text>
          </li>
        ))}
        {bonus > 0 && (
          <li>
            <span>政策性加分</span>
            <strong>{marksText(bonus)}</strong>
          </li>
        )}
      </Parts>
      {overall && (
        <Parts aria-label="总成绩">
          {overallParts(overall).map(({ title, words }) => (
            <li key={title}>
              <span>{title}</span>
              <strong>{words}</strong>
            </li>
          ))}
        </Parts>
      )}
      <FactList
        facts={[
          { term: '姓名', details: name },
          { term: '准考证号', details: ticket },
          { term: '报考单位', details: position.unit },
          { term: '报考岗位', details: `${position.title}（${position.code}）` },
        ]}
      />
      <Alert tone={standing.tone === 'success' ? 'success' : 'info'}>{standing.words}</Alert>
      {flagsOf(card).map(flag => (
        <Alert key={flag} tone="warning" title={flagTexts[flag].title} className="no-print">
          {flagTexts[flag].words}
        </Alert>
      ))}
    </Sheet>
  )
}
