import { browserDrafts, type Drafts, isSame, useDraftOwner } from '../drafts/index.ts'
import { useSessionStore } from '../session/index.ts'
import { tabStorage } from '../storage/index.ts'

/** Which fields of a form this browser keeps until it has been sent, and under which name. */
export interface KeptFields<Values> {
  name: string
  /** Secrets and what only counts once (passwords, codes, consent) are not among them. */
  fields: readonly (keyof Values & string)[]
  /** A guest's stay in this browser, not in the tab alone: of a form that can be finished another day. */
  lasts?: boolean
}

/** Whether what was kept has the shape of what the form opens with. */
export function fits(kept: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(kept) && kept.every(item => like.length === 0 || fits(item, like[0]))
  if (typeof like === 'object' && like !== null) {
    if (typeof kept !== 'object' || kept === null) return false
    const given: Readonly<Record<string, unknown>> = { ...kept }
    return Object.entries(like).every(([name, part]) => fits(given[name], part))
  }
  const isFlag = typeof like === 'boolean'
  return isFlag ? typeof kept === 'boolean' : typeof kept === 'string' || typeof kept === 'number'
}

/** A guest's forms lie in the tab, where they are still found after signing in on the way. */
const PREFIX = 'form:'

/** Whose shelf has what guests leave for another day: no account has that number. */
const GUESTS = 'guest'

/** Puts what was kept of a form elsewhere to where it is looked for; an `owner` of '' is a guest. */
export const keepForm = (drafts: Pick<Drafts, 'of'>, owner: string, name: string, fields: object) =>
  drafts.of(owner || GUESTS).keep(PREFIX + name, fields)

function readTab(name: string): unknown {
  try {
    return JSON.parse(tabStorage().get(PREFIX + name) ?? '')
  } catch {
    return undefined
  }
}

/** Forgets what guests typed in this tab. */
export function dropKeptForms() {
  const storage = tabStorage()
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
}

/** Keeps the named fields of a form for whoever types: with their account, or in this tab. To be called in effects and events. */
export function useKeptFields<Values extends object>(kept: KeptFields<Values> | undefined) {
  const owner = useDraftOwner()
  const session = useSessionStore()
  /** null: in the tab, as long as it is not known who has signed in. */
  function shelfOf({ lasts }: KeptFields<Values>) {
    if (owner) return browserDrafts.of(owner)
    return lasts && session.readToken() === null ? browserDrafts.of(GUESTS) : null
  }
  function drop() {
    if (!kept) return
    shelfOf(kept)?.drop(PREFIX + kept.name)
    tabStorage().remove(PREFIX + kept.name)
  }
  return {
    /** Changes when it becomes known who types: there may be more to read. */
    owner,
    /** What was kept, as far as it fits what the form opens with and says more than is `typed` there; null for nothing. */
    read(initial: object, typed: object): Partial<Values> | null {
      const before: unknown = kept && (shelfOf(kept)?.read(PREFIX + kept.name) ?? readTab(kept.name))
      if (!kept || typeof before !== 'object' || before === null) return null
      const like = new Map<string, unknown>(Object.entries(initial))
      const now = new Map<string, unknown>(Object.entries(typed))
      const found = Object.entries(before).filter(
        ([field, value]) =>
          kept.fields.some(known => known === field) &&
          fits(value, like.get(field)) &&
          !isSame(value, like.get(field)) &&
          isSame(now.get(field), like.get(field)),
      )
      // Each has the shape of its own field.
      return found.length > 0 ? (Object.fromEntries(found) as Partial<Values>) : null
    },
    keep(values: Values, initial: object) {
      if (!kept) return
      const part = Object.fromEntries(kept.fields.map(field => [field, values[field]]))
      const like = new Map<string, unknown>(Object.entries(initial))
      const shelf = shelfOf(kept)
      if (kept.fields.every(field => isSame(values[field], like.get(field)))) drop()
      else if (shelf) shelf.keep(PREFIX + kept.name, part)
      else tabStorage().set(PREFIX + kept.name, JSON.stringify(part))
    },
    drop,
  }
}
