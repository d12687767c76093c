import type { ReactNode } from 'react'
import type { TalentCard } from '#contract/talents'
import { ListCard } from '#design-system'
import { relativeTime } from '#platform/dates'
import { factsOf, summaryOf, talentHref, titleOf, wageText } from '../../model/words.ts'

export interface TalentRowProps {
  talent: TalentCard
  /** Milliseconds since the epoch, for "3 小时前". */
  now: number
  /** Where the card leads; the resume's page by default. */
  href?: string | undefined
  /** In place of when the resume was changed. */
  note?: string | undefined
  /** Why somebody is shown here, before the skills. */
  reasons?: readonly string[] | undefined
  aside?: ReactNode
}

/** Somebody who looks for work, in a list: wish and pay, then who, then what was done. Renders an `<article>`. */
export const TalentRow = ({ talent, now, href, note, reasons = [], aside }: TalentRowProps) => (
  <ListCard
    href={href ?? talentHref(talent.id)}
    title={titleOf(talent)}
    headline={wageText(talent)}
    headlineTone="accent"
    meta={factsOf(talent)}
    summary={summaryOf(talent)}
    tags={[
      ...reasons.map(label => ({ label, tone: 'primary' as const })),
      ...(talent.downloaded ? [{ label: '已下载', tone: 'success' as const }] : []),
      ...(talent.favourite ? [{ label: '已收藏', tone: 'accent' as const }] : []),
      ...[...new Set(talent.skills)].map(label => ({ label })),
    ]}
    note={note ?? `${relativeTime(talent.updatedAt, now)}更新`}
    aside={aside}
  />
)
