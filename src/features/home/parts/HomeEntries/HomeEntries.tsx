import { EntryGrid } from '#design-system'
import { useSession } from '#platform/session'
import { usePlace } from '../../hooks/usePlace.ts'
import { entriesFor } from '../../model/entries.ts'

/** The main entries of whoever looks: in the city of a sub-site where jobs are looked for. */
export function HomeEntries() {
  const place = usePlace()
  const { user } = useSession()
  return <EntryGrid aria-label="常用服务" items={entriesFor(user, place)} />
}
