import { useEffect, useEffectEvent } from 'react'
import { Skeleton } from '#design-system'
import { Waiting } from './BoardColumn.styles.ts'

/** A row that is only flown past is not asked for. */
const PATIENCE_MS = 80

/** The place of an application that has not been read yet; asks for it when it stays in sight. */
export function WaitingCard({ onSeen }: { onSeen: () => void }) {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const timer = setTimeout(() => seen(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Waiting>
      <Skeleton width={60} />
      <Skeleton width={80} />
      <Skeleton width={40} />
    </Waiting>
  )
}
