import type { FairPhase } from '#contract/fair-timeline'
import { useSession } from '#platform/session'
import { useFairNews } from '../../hooks/useBoards.ts'
import { Foot } from './MyQueues.styles.ts'
import { MyQueues } from './MyQueues.tsx'
import { TalksLink } from './TalksLink.tsx'

interface Props {
  fairId: string
  phase: FairPhase
}

/** What keeps a fair on line on screen as the service tells it, once for a page; for seekers with their own queues and talks. */
export function FairTalks({ fairId, phase }: Props) {
  useFairNews(fairId)
  const { user } = useSession()
  if (user?.userType !== 2) return null
  if (phase === 'running' || phase === 'stopped') return <MyQueues fairId={fairId} isStopped={phase === 'stopped'} />
  return (
    <Foot>
      <TalksLink fairId={fairId} />
    </Foot>
  )
}
