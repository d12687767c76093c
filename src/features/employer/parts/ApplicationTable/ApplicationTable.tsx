import { applicationStateLabels, type ReceivedApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Badge, Checkbox, Link, Table, Tag, VisuallyHidden } from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { factsOf, nameOf, tagWords } from '../../model/received-facts.ts'
import { Chooseable, Named } from './ApplicationTable.styles.ts'

interface Props {
  list: readonly ReceivedApplication[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
}

/** A page of received applications, to open or to choose. */
export function ApplicationTable({ list, chosen, onChoose }: Props) {
  const now = useNow()
  return (
    <Chooseable data-column="">
      <Table
        caption="收到的简历"
        captionHidden
        rows={list}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'choose',
            title: '选择',
            cell: item => (
              <Checkbox
                label={<VisuallyHidden>{`选择 ${nameOf(item)}（${item.jobTitle}）`}</VisuallyHidden>}
                checked={chosen.has(item.id)}
                onChange={event => onChoose(item.id, event.currentTarget.checked)}
              />
            ),
          },
          {
            id: 'name',
            title: '姓名',
            rowHeader: true,
            cell: item => (
              <Named>
                <Link href={pathTo('receivedResume', { id: item.id })} data-application={item.id}>
                  {nameOf(item)}
                </Link>
                {item.language === 'en' && <Tag>英文简历</Tag>}
                {item.unread && <Badge dot count={1} unit="份未读" />}
              </Named>
            ),
          },
          { id: 'job', title: '应聘职位', cell: ({ jobTitle }) => jobTitle },
          { id: 'facts', title: '情况', cell: factsOf },
          { id: 'latest', title: '最近工作', cell: ({ latestJob }) => latestJob || '没有工作经历' },
          // A line of each row on a phone: only where somebody marks.
          ...(list.some(({ tags }) => tags.length > 0)
            ? [{ id: 'tags', title: '标签', cell: (item: ReceivedApplication) => tagWords(item) || '无' }]
            : []),
          { id: 'at', title: '投递时间', nowrap: true, cell: ({ appliedAt }) => relativeTime(appliedAt, now) },
          { id: 'state', title: '进展', cell: item => <Tag>{applicationStateLabels[item.state]}</Tag> },
        ]}
      />
    </Chooseable>
  )
}
