import type { ExamListKind } from '#contract/exam-list'
import { goingOnWords } from '#contract/exam-list-words'
import type { ShownPosition } from '#contract/exam-lists'
import { DetailSection, Table, type TableColumn, Tag, Text } from '#design-system'
import { markWords } from '../../model/words.ts'

type Place = ShownPosition['places'][number]

interface Props {
  position: ShownPosition
  kind: ExamListKind
  /** Whether names are public, or the office looks. */
  named: boolean
  /** Whom the reader looks for. */
  ticket?: string
}

const marks = (id: 'written' | 'skill' | 'interview' | 'total', title: string): TableColumn<Place> => ({
  id,
  title,
  align: 'end',
  nowrap: true,
  cell: place => markWords(place[id]),
})

function columnsFor({ position, kind, named, ticket }: Props): TableColumn<Place>[] {
  const isLater = kind !== 'shortlist'
  const hasSkill = position.places.some(({ skill }) => skill !== null)
  const name: TableColumn<Place> = { id: 'name', title: '姓名', nowrap: true, cell: place => place.name || '—' }
  return [
    { id: 'rank', title: '名次', align: 'end', nowrap: true, cell: ({ rank }) => rank ?? '不排名' },
    {
      id: 'ticket',
      title: '准考证号',
      nowrap: true,
      rowHeader: true,
      cell: place => (place.ticket === ticket ? <mark>{place.ticket}</mark> : place.ticket),
    },
    ...(named ? [name] : []),
    ...(isLater ? [marks('written', '笔试')] : []),
    ...(hasSkill ? [marks('skill', '技能测试')] : []),
    ...(isLater ? [marks('interview', '面试')] : []),
    marks('total', isLater ? '总成绩' : '笔试总分'),
    {
      id: 'result',
      title: '结果',
      nowrap: true,
      cell: ({ goesOn }) => (goesOn ? <Tag tone="success">{goingOnWords(kind)}</Tag> : '未入选'),
    },
  ]
}

/** One position of a list: how many are taken, the line, and whom the list names. */
export function PositionPlaces(props: Props) {
  const { position } = props
  const { code, unit, title, headcount, line, places } = position
  const name = [unit, title].filter(part => part !== '').join(' · ')
  const lead = `招聘 ${headcount} 人，${line === null ? '没有人入选' : `入选最低分 ${markWords(line)}`}`
  return (
    <DetailSection title={`${code} ${name}`}>
      <Text tone="muted">{lead}</Text>
      {places.length > 0 && (
        <Table
          caption={`${name || code}的名单`}
          captionHidden
          columns={columnsFor(props)}
          rows={places}
          rowKey={place => place.ticket}
        />
      )}
    </DetailSection>
  )
}
