import type { ExamPositionInfo, PositionJudgement } from '#contract/exam-positions'
import { stopReason, stopsIn } from '#contract/exam-stops'
import { pathTo } from '#contract/pages'
import { Alert, Card, FactList, Link, Stack, Table, Tag, Text } from '#design-system'
import { verdictTags } from '#features/exam-positions'

interface Props {
  position: ExamPositionInfo
  /** Undefined while it is on its way. */
  judgement: PositionJudgement | undefined
  /** Where another is chosen. */
  otherHref: string
}

/** What stands in the way first, then what is to be looked at. */
function Verdict({ list, otherHref }: Pick<PositionJudgement, 'list'> & Pick<Props, 'otherHref'>) {
  const stops = stopsIn(list)
  const doubts = list.filter(({ verdict, hard }) => hard && verdict === 'unsure').length
  if (stops.length > 0) {
    return (
      <Alert tone="danger" title={`有 ${stops.length} 项硬性条件不符合，按公告不能报这个职位`}>
        <ul>
          {stops.map(stop => (
            <li key={`${stop.kind} ${stop.quote}`}>{stopReason(stop)}</li>
          ))}
        </ul>
        <Text>
          判断依据是您的简历和账号资料。写得不对的，请先<Link href={pathTo('resumes')}>修改简历</Link>
          再回来；没有写错的，请<Link href={otherHref}>另选职位</Link>。
        </Text>
      </Alert>
    )
  }
  if (doubts > 0) {
    return (
      <Alert tone="warning" title={`有 ${doubts} 项条件还判断不了，报名前请自行核对`}>
        简历里没有写的条件无法判断。审核时以您提交的材料为准。
      </Alert>
    )
  }
  return <Alert tone="success" title="按您的简历，这个职位的硬性条件都符合" />
}

/** The position that was chosen: what it asks, held against the resume, word for word. Renders a `<section>`. */
export const ChosenPosition = ({ position, judgement, otherHref }: Props) => {
  const { unit, department, title, code, headcount, applied, paid, remark, papers } = position
  return (
    <Card title="选择的职位" action={<Link href={otherHref}>换一个职位</Link>}>
      <Stack gap={4}>
        <div>
          <Text strong size="lg">
            {unit} · {title}
          </Text>
          <Text tone="muted">{department}</Text>
        </div>
        <FactList
          facts={[
            { term: '职位代码', details: code },
            { term: '招聘人数', details: `${headcount} 人` },
            { term: '目前人数', details: `报名 ${applied} 人，已缴费 ${paid} 人` },
            { term: '笔试科目', details: papers.join('、') },
            { term: '备注', details: remark },
          ]}
        />
        {judgement && (
          <>
            <Verdict list={judgement.list} otherHref={otherHref} />
            <Table
              caption="条件逐项对照"
              rows={judgement.list}
              rowKey={({ quote }) => quote}
              columns={[
                { id: 'quote', title: '公告要求', rowHeader: true, cell: ({ quote }) => quote },
                { id: 'yours', title: '您的情况', cell: ({ yours }) => yours || '没有写' },
                {
                  id: 'verdict',
                  title: '判断',
                  cell: ({ verdict, hard, advice }) => (
                    <Stack gap={1}>
                      <span>
                        <Tag tone={verdictTags[verdict].tone}>{verdictTags[verdict].label}</Tag>
                        {!hard && <Tag>优先条件</Tag>}
                      </span>
                      {advice && <Text size="sm">{advice}</Text>}
                    </Stack>
                  ),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
