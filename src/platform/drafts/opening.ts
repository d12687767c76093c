import type { DraftShelf } from './drafts.ts'
import { isSame } from './same.ts'

/** A draft beside what was stored when typing began. */
export interface KeptDraft {
  base: unknown
  draft: unknown
}

export interface Opening<Data> {
  /** `stored`: nothing new was kept; `restored`: typed on top of what is stored; `conflict`: stored anew meanwhile. */
  kind: 'stored' | 'restored' | 'conflict'
  data: Data
}

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'draft' in value

export const keepDraft = (shelf: DraftShelf, name: string, { base, draft }: KeptDraft) =>
  shelf.keep(name, { base, draft })

/**
 * With what a form opens: what is stored, or what this browser kept on top of it. Judged by content, not by time, for
 * clocks of devices differ. `read` gives null for what can't be a draft; that, and what the service has by now, is dropped.
 */
export function openDraft<Data>(
  shelf: DraftShelf,
  name: string,
  { stored, read }: { stored: Data; read: (draft: unknown) => Data | null },
): Opening<Data> {
  const kept = shelf.read(name)
  const data = isKept(kept) ? read(kept.draft) : null
  if (!isKept(kept) || data === null || isSame(data, stored)) {
    shelf.drop(name)
    return { kind: 'stored', data: stored }
  }
  return { kind: isSame(kept.base, stored) ? 'restored' : 'conflict', data }
}
