import type { SeatingPreview } from '#contract/exam-office'
import { Alert, Button, DetailSection, FactList, Link, Row, Stack, Table, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useSeating } from '../../hooks/useSeating.ts'
import { changesHref } from '../../model/office-addresses.ts'

type Proposal = NonNullable<SeatingPreview['proposal']>

/** Whom seating anew would move, in figures and in its first lines. */
function Moves({ proposal: { moved, added, left, kept, adjacent, rows } }: { proposal: Proposal }) {
  const total = moved + added + left
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { term: '换座', details: `${moved} 人` },
          { term: '补排', details: `${added} 人，还没有座位的` },
          { term: '作废', details: `${left} 张，不再参加考试的` },
          { term: '不变', details: `${kept} 人` },
          { term: '同岗位相邻', details: `${adjacent} 对，无法避免` },
        ]}
      />
      <Table
        caption={total > rows.length ? `变动（共 ${total} 行，列出前 ${rows.length} 行）` : `变动（${total} 行）`}
        columns={[
          { id: 'what', title: '对象', rowHeader: true, cell: row => row.what },
          { id: 'field', title: '内容', cell: row => row.field },
          { id: 'before', title: '现在', cell: row => row.before || '—' },
          { id: 'after', title: '改为', cell: row => row.after || '—' },
        ]}
        rows={rows}
        rowKey={({ what, field }) => `${what} ${field}`}
      />
    </Stack>
  )
}

/** Seats people anew: shows whom that would move, then hands it on to a colleague. Renders a `<section>`. */
export function SeatingPanel({ exam }: { exam: string }) {
  const say = useSay()
  const { seen, isHandedOn, look, handOn, isLooking, isHandingOn } = useSeating(exam)
  const proposal = seen?.proposal
  const isNeeded = proposal && proposal.moved + proposal.added + proposal.left > 0
  return (
    <DetailSection title="重新编排">
      <Text tone="muted">
        考场停用、座位减少，或者有人补缴、退出以后，重新编排座位。座位仍然有效的考生不动，能和同岗位的邻座分开的除外；换座的考生准考证改签，旧的作废，已经开始打印的会收到消息。
      </Text>
      {isHandedOn && (
        <Alert
          tone="success"
          live
          title="已提交，等待另一位同事核准"
          action={<Link href={changesHref(exam, { state: 'prepared' })}>看等待核准的变更</Link>}
        >
          核准以前，座位和准考证都不变。
        </Alert>
      )}
      {seen && seen.obstacle !== '' && (
        <Alert tone="warning" live title="现在不能重新编排">
          {seen.obstacle}
        </Alert>
      )}
      {proposal && !isNeeded && (
        <Alert tone="success" live title="现在的座位都有效，不需要重新编排">
          {`${proposal.kept} 人都有座位。`}
        </Alert>
      )}
      {proposal && isNeeded && <Moves proposal={proposal} />}
      <Row gap={3}>
        {proposal && isNeeded && (
          <Button
            variant="primary"
            loading={isHandingOn}
            onClick={() => void handOn(proposal.hash).catch(error => say.failure(error))}
          >
            提交核准
          </Button>
        )}
        <Button loading={isLooking} onClick={() => void look().catch(error => say.failure(error))}>
          {seen ? '重新查看变动' : '查看会怎样变动'}
        </Button>
      </Row>
    </DetailSection>
  )
}
