import { type ComponentType, lazy, Suspense } from 'react'
import type { TalentCard } from '#contract/talents'
import { Button } from '#design-system'
import { useNow } from '#platform/clock'
import { employerLoginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { talentHref } from '../../model/words.ts'
import { TalentRow } from '../TalentRow/TalentRow.tsx'
import { List } from './TalentList.styles.ts'

type Invitation = ComponentType<Pick<TalentCard, 'id' | 'name'> & { size: 'small' }>

/** Guests, who come to this list first, invite nobody; where it cannot be fetched, the list does without. */
const InviteToApply = lazy(() =>
  import('../InviteToApply/InviteToApply.tsx').then(
    (module): { default: Invitation } => ({ default: module.InviteToApply }),
    (): { default: Invitation } => ({ default: () => null }),
  ),
)

const onItsWay = (
  <Button size="small" loading>
    邀请应聘
  </Button>
)

/** People one under another; each leads to the resume, guests by the employer's sign-in. Renders a `<ul>`. */
export function TalentList({ talents }: { talents: readonly TalentCard[] }) {
  const now = useNow()
  const { user } = useSession()
  return (
    <List data-per-user>
      {talents.map(talent => (
        <li key={talent.id}>
          <TalentRow
            talent={talent}
            now={now}
            href={user ? talentHref(talent.id) : employerLoginAddress(talentHref(talent.id))}
            aside={
              user?.userType === 1 && (
                <Suspense fallback={onItsWay}>
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
