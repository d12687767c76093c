import type { JobDraft } from '#contract/jobs'
import { placeLabel } from '../places.ts'
import { becauseOf, draftOf } from './draft.ts'
import type { OwnListRow, OwnRow } from './queries/own.ts'
import { refreshableAt } from './refreshing.ts'

/** A job as its employer's list shows it: what the public sees or will see, otherwise what has been typed. */
export function toOwnItem(row: OwnListRow, now: Date) {
  const shown = row.stage === 'draft' ? draftOf(row) : draftOf({ ...row, draft: null })
  return {
    id: String(row.id),
    title: shown.title,
    state: row.state,
    stage: row.stage,
    opensOn: row.opens_on ?? '',
    closedBecause: becauseOf(row),
    place: placeLabel(shown.city, shown.district),
    wageMin: shown.wageMin,
    wageMax: shown.wageMax,
    headcount: shown.headcount,
    viewCount: row.view_count,
    applyCount: row.apply_count,
    unreadCount: row.unread_count,
    refreshedAt: row.refreshed_at === null ? 0 : Date.parse(row.refreshed_at),
    expiresOn: shown.expiresOn,
    refreshableAt: row.state === 'valid' ? refreshableAt(row, now) : 0,
    updatedAt: Date.parse(row.updated_at),
  }
}

/** A new draft with the same contents; a last day that has passed is asked for again. */
export function copyOf(row: OwnRow, today: string): JobDraft {
  const draft = draftOf(row)
  return draft.expiresOn > today ? draft : { ...draft, expiresOn: '' }
}
