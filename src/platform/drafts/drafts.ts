import { memoryStorage, type TextStorage } from '../storage/index.ts'

const PREFIX = 'draft:'

/** What one account has typed into this browser and the service is not known to have. Values are plain JSON. */
export interface DraftShelf {
  /** What was kept under a name; undefined where there is nothing, or nothing readable. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
  drop(name: string): void
  /** What is kept, in no particular order. */
  names(): string[]
  hasAny(): boolean
}

/** What saves itself on the page at present. */
export interface Saving {
  /** Sends what is not stored yet; true once everything is. */
  save(): Promise<boolean>
  /** Keeps and sends nothing any more. */
  stop(): void
}

export interface Drafts {
  /** The shelf of one account. That of nobody ('') is as short-lived as the page. */
  of(owner: string): DraftShelf
  /** Counts something in as long as it saves itself; the function that it gives takes it out again. */
  join(saving: Saving): () => void
  /** Lets what is unsent be sent, for `waitMs` at most; true when the service has everything that `owner` typed. */
  settle(owner: string, waitMs: number): Promise<boolean>
  /** Forgets every draft of this browser, whoever typed it. */
  dropAll(): void
}

function shelfOf(storage: TextStorage, owner: string): DraftShelf {
  const prefix = `${PREFIX}${encodeURIComponent(owner)}:`
  return {
    read(name) {
      try {
        return JSON.parse(storage.get(prefix + name) ?? '')
      } catch {
        return undefined
      }
    },
    keep: (name, value) => storage.set(prefix + name, JSON.stringify(value)),
    drop: name => storage.remove(prefix + name),
    names: () =>
      storage
        .keys()
        .filter(key => key.startsWith(prefix))
        .map(key => key.slice(prefix.length)),
    hasAny: () => storage.keys().some(key => key.startsWith(prefix)),
  }
}

/** Makes the drafts of one browser. Every key says whose draft it is, so that nobody is shown another person's. */
export function createDrafts(storage: TextStorage): Drafts {
  const present = new Set<{ saving: Saving }>()
  const of = (owner: string) => shelfOf(owner ? storage : memoryStorage(), owner)

  return {
    of,
    join(saving) {
      const entry = { saving }
      present.add(entry)
      return () => present.delete(entry)
    },
    async settle(owner, waitMs) {
      const sent = Promise.all([...present].map(({ saving }) => saving.save()))
      const tooLate = new Promise<[false]>(resolve => setTimeout(resolve, waitMs, [false]))
      const outcomes = await Promise.race([sent, tooLate])
      return outcomes.every(Boolean) && !of(owner).hasAny()
    },
    dropAll() {
      for (const { saving } of present) saving.stop()
      for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
    },
  }
}
