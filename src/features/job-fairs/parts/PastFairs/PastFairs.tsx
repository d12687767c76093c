import type { PastFair } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { Link, Table } from '#design-system'
import { formatDate } from '#platform/dates'
import { figure } from '../../model/fair-words.ts'

const counted = (count: number | null | undefined) => (count === undefined ? '未公布' : figure(count))

/** Fairs that are over with what came of them, the latest first. Renders a `<table>`. */
export const PastFairs = ({ fairs }: { fairs: readonly PastFair[] }) => (
  <Table
    caption="办过的场次和结果"
    captionHidden
    rows={fairs}
    rowKey={({ id }) => id}
    columns={[
      {
        id: 'day',
        title: '日期',
        rowHeader: true,
        nowrap: true,
        cell: ({ id, timeline }) => <Link href={pathTo('jobFair', { id })}>{formatDate(timeline.opensAt)}</Link>,
      },
      { id: 'companies', title: '单位', align: 'end', cell: ({ companies }) => figure(companies) },
      { id: 'jobs', title: '岗位', align: 'end', cell: ({ jobs }) => figure(jobs) },
      { id: 'visitors', title: '入场人次', align: 'end', cell: ({ figures }) => counted(figures?.visitors) },
      { id: 'intentions', title: '达成意向', align: 'end', cell: ({ figures }) => counted(figures?.intentions) },
    ]}
  />
)
