import type { Drafts } from '#platform/drafts'
import { keepForm } from '#platform/forms'
import type { TextStorage } from '#platform/storage'

/** The name under which this browser keeps the answers of a questionnaire. */
export const keptNameOf = (slug: string) => `questionnaire:${slug}`

function answersIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Answers once lay under keys of their own, one for each account: what is left there moves to where forms are kept. */
export function moveFormerAnswers(slug: string, { storage, drafts }: { storage: TextStorage; drafts: Drafts }) {
  const former = `questionnaire:${slug}:`
  for (const key of storage.keys().filter(name => name.startsWith(former))) {
    const owner = key.slice(former.length)
    const answers = answersIn(storage.get(key))
    if (answers !== undefined) keepForm(drafts, owner === 'guest' ? '' : owner, keptNameOf(slug), { answers })
    storage.remove(key)
  }
}
