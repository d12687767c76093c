import { useState } from 'react'
import type { LiveInfo } from '#contract/fair-lives'
import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { Alert, Countdown, Heading, Link, LoadState, Stack, Text } from '#design-system'
import { PayText } from '#features/jobs'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { isNotFound } from '#platform/transport'
import { useLive } from '../../hooks/useLives.ts'
import { spanOf } from '../../model/live-words.ts'
import { LivePlayer } from '../LivePlayer/index.ts'
import { Columns } from './LiveStage.styles.ts'

function Jobs({ live: { host, jobs } }: { live: LiveInfo }) {
  if (jobs.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={4} size="sm">
        {host}在本场的岗位
      </Heading>
      {jobs.map(({ id, title, open, education, ...pay }) => (
        <Text key={id} size="sm">
          <Link href={pathTo('jobDetails', { id })}>{title}</Link> <PayText {...pay} />{' '}
          {labelOf(educationList, education)}
          {!open && '（已停止招聘）'}
        </Text>
      ))}
    </Stack>
  )
}

/** What stands in place of a picture while nothing can be played. */
function Waiting({ live, renew }: { live: LiveInfo; renew: () => void }) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  switch (live.phase) {
    case 'upcoming':
      return (
        <Alert tone="info" title="还没有开播">
          <Countdown
            until={live.startsAt}
            startsAt={now}
            offset={offset}
            label="距开播"
            overText="马上开播"
            onOver={renew}
          />
        </Alert>
      )
    case 'paused':
      return (
        <Alert live tone="warning" title="直播暂停">
          {live.reason && <Text>{live.reason}</Text>}
          <Text>招聘会恢复以后，直播会自己接上，不用刷新页面。</Text>
        </Alert>
      )
    case 'ended':
      return (
        <Alert tone="info" title="已经结束，没有回放">
          {live.reason || '可以看看其他直播和回放。'}
        </Alert>
      )
    default:
      return (
        <Alert tone="warning" title="暂时没有画面">
          信号还没有送到，请稍后再来。
        </Alert>
      )
  }
}

/**
 * One stream: what plays it, whose it is, and what its employer offers. What is on or still to come follows its fair, also
 * where nobody has touched the page yet. Renders a `<div>`.
 */
export function LiveStage({ id }: { id: string }) {
  const { live, ...state } = useLive(id)
  /** Somebody who watched goes on watching after a pause. */
  const [watched, setWatched] = useState(false)
  if (isNotFound(state.error))
    return (
      <Alert tone="warning" title="没有找到这场直播">
        可能已经撤下，请看看其他直播和回放。
      </Alert>
    )
  return (
    <LoadState {...state} data={live}>
      {shown => (
        <Columns data-follows={shown.phase === 'replay' || shown.phase === 'ended' ? undefined : ''}>
          {shown.media ? (
            <LivePlayer
              key={shown.media.playlist}
              title={shown.title}
              topic={shown.topic}
              playlist={shown.media.playlist}
              isLive={shown.phase === 'live'}
              hasCaptions={shown.media.hasCaptions}
              atOnce={watched && shown.phase === 'live'}
              onPlaying={() => setWatched(true)}
              onFault={state.retry}
            />
          ) : (
            <Waiting live={shown} renew={state.retry} />
          )}
          <Stack gap={3}>
            <Heading level={3} size="md">
              {shown.title}
            </Heading>
            <Text size="sm" tone="muted">
              {[shown.host, shown.speaker, spanOf(shown), shown.sample && '示例画面'].filter(Boolean).join(' · ')}
            </Text>
            {shown.about && <Text>{shown.about}</Text>}
            <Jobs live={shown} />
          </Stack>
        </Columns>
      )}
    </LoadState>
  )
}
