import { Accordion, Card } from '#design-system'

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
    title: '入围最低分是什么',
    content:
      '本岗位进入下一环节的人当中最低的总分，由入围名单定下来。总分与它相同的全部入围；没有人入围的岗位没有这一项。',
  },
] as const

/** How a total, a rank and a line come about, in plain words. */
export const ScoreHelp = () => (
  <Card title="成绩怎样看">
    <Accordion items={explained} />
  </Card>
)
