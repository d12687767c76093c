import { Card, LoadState } from '#design-system'
import { useTodayLives } from '../../hooks/useLives.ts'
import { liveHref, pageOfLives } from '../../model/live-address.ts'
import { LiveList } from '../LiveList/index.ts'

/** What is broadcast now and still today. Renders a `<section>`, or nothing where there is none. */
export function TodayLives() {
  const { lives, ...state } = useTodayLives()
  if (!lives?.length && !state.error) return null
  return (
    <Card title="今天的直播">
      <LoadState {...state} data={lives}>
        {list => <LiveList lives={list} hrefFor={({ id, fair }) => liveHref(pageOfLives(fair), id)} namesFair />}
      </LoadState>
    </Card>
  )
}
