import { isOnline } from '#contract/fair-kinds'
import type { JobDetail } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { jiangxiCities } from '#contract/reference/cities'
import { Card, Link, Stack, Text } from '#design-system'
import { formatDate, formatDateWithWeekday } from '#platform/dates'

type JobFair = JobDetail['fairs'][number]

interface Props {
  fairs: JobDetail['fairs']
}

const cityNames: Readonly<Record<string, string>> = jiangxiCities

const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** 2026-11-28 (周六) 09:00—12:00; of one that lasts longer, its first and last day. */
function whenInWords({ opensAt, closesAt }: JobFair): string {
  const [first, last] = [formatDateWithWeekday(opensAt), formatDateWithWeekday(closesAt - 1)]
  if (first !== last) return `${first} 至 ${last}`
  const end = timeOf(closesAt)
  return `${first} ${timeOf(opensAt)}—${end === '00:00' ? '24:00' : end}`
}

/** 南昌市 · 会展中心 · 展位 A12; 线上 for one that is held on line. */
const whereInWords = ({ kind, city, venue, booth }: JobFair): string =>
  [isOnline(kind) ? '线上' : cityNames[city], venue, booth && `展位 ${booth}`].filter(Boolean).join(' · ')

/** The fairs at which one can speak with the employer about this job. Renders a `<section>`. */
export const MeetAtFairs = ({ fairs }: Props) => (
  <Card title="在招聘会见面">
    <Stack gap={4}>
      <Text size="sm" tone="muted">
        单位会带着这个职位参加：
      </Text>
      {fairs.map(fair => (
        <Stack key={fair.id} gap={1}>
          <Link href={pathTo('jobFair', { id: fair.id })}>{fair.title}</Link>
          <Text size="sm">{whenInWords(fair)}</Text>
          <Text size="sm" tone="muted">
            {whereInWords(fair)}
          </Text>
        </Stack>
      ))}
    </Stack>
  </Card>
)
