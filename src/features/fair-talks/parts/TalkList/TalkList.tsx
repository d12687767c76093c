import type { Talk } from '#contract/fair-talks'
import { pathTo } from '#contract/pages'
import { Badge, EmptyState, Link, LoadState, Pagination, RecordList, RecordRow, Stack, Tag } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { pageCountOf } from '#platform/routing'
import { useSession } from '#platform/session'
import { useTalks } from '../../hooks/useTalks.ts'
import { withoutAddresses } from '../../model/job-links.ts'
import { shortName } from '../../model/names.ts'
import type { Speaker } from '../../model/talk-lines.ts'
import { talkTime } from '../../model/talk-time.ts'
import { momentOf } from '../../model/words.ts'

interface Props {
  /** The fair on whose page they are read. */
  fairId: string
  page: number
  /** Where a talk is opened, and a page of them; in the hall of its fair unless told otherwise. */
  hrefFor?: ((address: { talk?: string; page?: number }) => string) | undefined
}

/** How a talk stands. */
function StateTag({ talk, now }: { talk: Talk; now: number }) {
  if (talk.blockedBy === 'me') return <Tag>已屏蔽</Tag>
  if (talk.blockedBy === 'other') return <Tag>对方不再接收</Tag>
  return talkTime(talk, now) === 'over' ? null : <Tag tone="success">交流中</Tag>
}

function TalkRow({ talk, now, me, href }: { talk: Talk; now: number; me: Speaker; href: string }) {
  const { fair, company, person, booth, job, lastLine, unread, beganAt } = talk
  return (
    <RecordRow
      title={shortName(me === 'employer' ? person : company)}
      href={href}
      unread={unread > 0}
      state={
        <>
          <StateTag talk={talk} now={now} />
          <Badge count={unread} unit="条新消息" />
        </>
      }
      facts={[fair.title, booth && `展位 ${booth}`, job.title]}
      summary={lastLine && withoutAddresses(lastLine.text)}
      end={momentOf(lastLine?.at ?? beganAt, now)}
    />
  )
}

/** All one's talks, of every fair, those that spoke last first: whatever was closed is open again by a press. */
export function TalkList({ fairId, page, hrefFor }: Props) {
  const { talks, ...state } = useTalks(page)
  const { user } = useSession()
  const me: Speaker = user?.userType === 1 ? 'employer' : 'seeker'
  const now = useServiceNow()
  const hall = (fair: string, query: Readonly<Record<string, string | number>> = {}) =>
    pathTo('jobFairScene', { id: fair }, query)
  const pageHref = (to: number) =>
    hrefFor?.({ page: to }) ?? hall(fairId, { view: 'talks', ...(to > 1 && { page: to }) })
  return (
    <LoadState
      {...state}
      data={talks}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          page={{ list: talks, firstHref: pageHref(1), unit: '次' }}
          title="还没有交流过"
          action={me === 'seeker' && <Link href={hall(fairId)}>回到会场，选一家排队</Link>}
        >
          {me === 'seeker'
            ? '和单位说过的话都留在这里，结束以后也能继续留言。'
            : '和求职者说过的话都留在这里，结束以后也能继续留言。'}
        </EmptyState>
      }
    >
      {({ list, total, pageSize }) => (
        <Stack gap={4}>
          <RecordList aria-label="我的交流">
            {list.map(talk => (
              <TalkRow
                key={talk.id}
                talk={talk}
                now={now}
                me={me}
                href={hrefFor?.({ talk: talk.id }) ?? hall(talk.fair.id, { talk: talk.id })}
              />
            ))}
          </RecordList>
          <Pagination page={page} pageCount={pageCountOf({ total, pageSize })} hrefFor={pageHref} />
        </Stack>
      )}
    </LoadState>
  )
}
