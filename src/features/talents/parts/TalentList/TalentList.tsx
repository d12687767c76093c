import { lazy, Suspense } from 'react'
import type { TalentCard } from '#contract/talents'
import { Skeleton } from '#design-system'
import { useNow } from '#platform/clock'
import { employerLoginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { talentHref } from '../../model/words.ts'
import { TalentRow } from '../TalentRow/TalentRow.tsx'
import { List } from './TalentList.styles.ts'

// Guests, who come to this list first, invite nobody.
const InviteToApply = lazy(async () => ({
  default: (await import('../InviteToApply/InviteToApply.tsx')).InviteToApply,
}))

/** People one under another; each leads to the resume, guests by the employer's sign-in. Renders a `<ul>`. */
export function TalentList({ talents }: { talents: readonly TalentCard[] }) {
  const now = useNow()
  const { user } = useSession()
  return (
    <List>
      {talents.map(talent => (
        <li key={talent.id}>
          <TalentRow
            talent={talent}
            now={now}
            href={user ? talentHref(talent.id) : employerLoginAddress(talentHref(talent.id))}
            aside={
              user?.userType === 1 && (
                <Suspense fallback={<Skeleton shape="button" />}>
                  <InviteToApply id={talent.id} name={talent.name} size="small" />
                </Suspense>
              )
            }
          />
        </li>
      ))}
    </List>
  )
}
