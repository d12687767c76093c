import type { QueuePlace } from '#contract/fair-talks'
import { Text } from '#design-system'
import { shortName } from '../../model/names.ts'
import { closeTogether } from '../../model/queues.ts'

/** Warns of queues that may call at once, and says that nothing is lost by it. */
export function CloseCalls({ places }: { places: readonly QueuePlace[] }) {
  const close = closeTogether(places)
  if (close.length === 0) return null
  return (
    <Text size="sm" tone="muted">
      {close.map(({ company }) => shortName(company)).join('、')}
      可能差不多同时叫到您：先应答一家，另一家没有应答会往后排，不会马上作废。
    </Text>
  )
}
