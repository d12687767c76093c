import type { TalentCard } from '#contract/talents'
import { useNow } from '#platform/clock'
import { useSession } from '#platform/session'
import { talentHref } from '../../model/words.ts'
import { InviteToApply } from '../InviteToApply/InviteToApply.tsx'
import { TalentRow } from '../TalentRow/TalentRow.tsx'
import { List } from './TalentList.styles.ts'

/** Guests are asked for the employer's sign-in, which brings them to the resume. */
const signInFor = (id: string) => `/org/login?${new URLSearchParams({ redirectUri: talentHref(id) })}`

/** People one under another; each leads to the resume. Renders a `<ul>`. */
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
            href={user ? talentHref(talent.id) : signInFor(talent.id)}
            aside={user?.userType === 1 && <InviteToApply id={talent.id} name={talent.name} size="small" />}
          />
        </li>
      ))}
    </List>
  )
}
