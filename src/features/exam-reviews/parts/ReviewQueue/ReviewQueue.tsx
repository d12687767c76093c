import { useState } from 'react'
import { MOST_TOGETHER } from '#contract/exam-review-rules'
import type { ReviewRow } from '#contract/exam-reviews'
import { pathTo } from '#contract/pages'
import {
  Button,
  ButtonLink,
  Checkbox,
  Countdown,
  EmptyState,
  icons,
  Link,
  LoadState,
  Pagination,
  Row,
  Stack,
  Table,
  Tag,
  Text,
  VisuallyHidden,
} from '#design-system'
import { verdictTags } from '#features/exam-positions'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { pageCountOf } from '#platform/routing'
import { isNotFound, isRoleTooLow } from '#platform/transport'
import { useReviews } from '../../hooks/useReviews.ts'
import { type ReviewSearch, reviewAddress } from '../../model/review-search.ts'
import { kindLabels, stageLabels, waitWords } from '../../model/review-words.ts'
import { ReviewFilters } from './ReviewFilters.tsx'
import { Chooseable } from './ReviewQueue.styles.ts'
import { TogetherDialog } from './TogetherDialog.tsx'

const isBarred = (error: unknown) => isNotFound(error) || isRoleTooLow(error)

interface TableProps {
  list: readonly ReviewRow[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  hrefFor: (row: ReviewRow) => string
}

function QueueTable({ list, chosen, onChoose, hrefFor }: TableProps) {
  const now = useServiceNow()
  return (
    <Chooseable>
      <Table
        caption="等您审核的报名"
        captionHidden
        rows={list}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'choose',
            title: '选择',
            cell: ({ id, name, number, together }) =>
              together && (
                <Checkbox
                  label={<VisuallyHidden>{`选择 ${name}（${number}）`}</VisuallyHidden>}
                  checked={chosen.has(id)}
                  onChange={event => onChoose([id], event.currentTarget.checked)}
                />
              ),
          },
          {
            id: 'name',
            title: '考生',
            rowHeader: true,
            cell: row => (row.heldBy === '' ? <Link href={hrefFor(row)}>{row.name}</Link> : row.name),
          },
          { id: 'number', title: '报名序号', nowrap: true, cell: ({ number }) => number },
          { id: 'position', title: '职位', cell: ({ position }) => `${position.code} ${position.title}` },
          {
            id: 'stage',
            title: '哪一步',
            cell: ({ stage, kind }) => (
              <Tag tone={kind === 'appeal' ? 'warning' : 'neutral'}>
                {kind === 'appeal' ? `${kindLabels.appeal}${stageLabels[stage]}` : stageLabels[stage]}
              </Tag>
            ),
          },
          {
            id: 'verdict',
            title: '条件',
            cell: ({ verdict }) => <Tag tone={verdictTags[verdict].tone}>{verdictTags[verdict].label}</Tag>,
          },
          { id: 'since', title: '已等待', nowrap: true, cell: ({ since }) => waitWords(now - since) },
          { id: 'held', title: '正在审核', cell: ({ heldBy }) => heldBy || '无' },
        ]}
      />
    </Chooseable>
  )
}

/** What waits for whoever asks: narrowed, counted, the longest first; those that fit wholly can be approved together. */
export function ReviewQueue({ exam, search }: { exam: string; search: ReviewSearch }) {
  const { reviews, ...state } = useReviews()
  const [now, offset] = [useServiceNow(), useServiceOffset()]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const hrefFor = (change: Partial<ReviewSearch>) => reviewAddress(exam, search, change)

  function choose(ids: readonly string[], isChosen: boolean) {
    const others = [...chosen].filter(id => !ids.includes(id))
    setChosen(new Set(isChosen ? [...others, ...ids].slice(-MOST_TOGETHER) : others))
  }

  if (isBarred(state.error)) {
    return (
      <EmptyState
        title={isNotFound(state.error) ? '没有这场考试，或者您没有它的权限' : '您没有这场考试的审核权限'}
        icon={icons.exam}
        action={<Link href={pathTo('examOffice')}>查看我负责的考试</Link>}
      >
        需要审核的，请联系考试机构的负责人授权。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={reviews}>
      {shown => {
        const fitting = shown.list.filter(({ together, heldBy }) => together && heldBy === '')
        const rows = fitting.filter(({ id }) => chosen.has(id))
        return (
          <Stack gap={4}>
            <Row gap={3} justify="between">
              <Countdown
                until={shown.exam.until}
                offset={offset}
                startsAt={now + offset}
                label="距审核截止"
                overText="审核时间已过，请尽快处理"
              />
              {shown.total > 0 && (
                <ButtonLink variant="primary" href={hrefFor({ view: 'desk' })}>
                  开始审核
                </ButtonLink>
              )}
            </Row>
            <ReviewFilters reviews={shown} search={search} />
            {shown.list.length === 0 ? (
              <EmptyState
                page={{ list: shown, firstHref: hrefFor({}), unit: '份报名' }}
                title="没有等您审核的报名"
                icon={icons.check}
              >
                考生提交或者申诉以后会出现在这里。要复审的，只有没有看过的同事才看得到。
              </EmptyState>
            ) : (
              <>
                {fitting.length > 0 && (
                  <Row gap={3}>
                    <Checkbox
                      label={`选择本页条件全部符合的 ${fitting.length} 份`}
                      checked={fitting.every(({ id }) => chosen.has(id))}
                      onChange={event =>
                        choose(
                          fitting.map(({ id }) => id),
                          event.currentTarget.checked,
                        )
                      }
                    />
                    {rows.length > 0 && <Button onClick={() => setAsking(true)}>一起通过 {rows.length} 份</Button>}
                  </Row>
                )}
                <QueueTable
                  list={shown.list}
                  chosen={chosen}
                  onChoose={choose}
                  hrefFor={({ id }) => hrefFor({ view: 'desk', item: id })}
                />
                <Text size="sm" tone="muted">
                  不通过的都由另一位同事再看一次，通过的也抽十分之一再看；第二位看不到第一位的意见。
                </Text>
                <Pagination
                  page={search.page}
                  pageCount={pageCountOf(shown)}
                  hrefFor={page => hrefFor({ page })}
                  unit="份"
                />
              </>
            )}
            <TogetherDialog
              exam={exam}
              rows={rows}
              isOpen={isAsking}
              onClose={() => setAsking(false)}
              onDone={left => setChosen(new Set(left))}
            />
          </Stack>
        )
      }}
    </LoadState>
  )
}
