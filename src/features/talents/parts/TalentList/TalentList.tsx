import type { TalentCard } from '#contract/talents'
import { useNow } from '#platform/clock'
import { employerLoginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { talentHref } from '../../model/words.ts'
import { InviteToApply } from '../InviteToApply/InviteToApply.tsx'
import { TalentRow } from '../TalentRow/TalentRow.tsx'
import { List } from './TalentList.styles.ts'

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
            aside={user?.userType === 1 && <InviteToApply id={talent.id} name={talent.name} size="small" />}
          />
        </li>
      ))}
    </List>
  )
}
