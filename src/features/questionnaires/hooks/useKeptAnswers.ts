import { useMemo } from 'react'
import type { Answers } from '#contract/questionnaire-document'
import { v4 } from '#platform/id'
import { useSession } from '#platform/session'
import { browserStorage } from '#platform/storage'

const DEVICE = 'questionnaire:device'

/** The number by which this browser is known to questionnaires, and to nothing else. */
export function deviceNumber(): string {
  const storage = browserStorage()
  const known = storage.get(DEVICE)
  if (known) return known
  const made = v4()
  storage.set(DEVICE, made)
  return made
}

function read(key: string): Answers {
  try {
    return Object(JSON.parse(browserStorage().get(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** What has been answered in this browser and not been sent yet, for each account apart. */
export function useKeptAnswers(slug: string) {
  const owner = useSession().user?.userId ?? 'guest'
  return useMemo(() => {
    const key = `questionnaire:${slug}:${owner}`
    return {
      read: () => read(key),
      keep: (answers: Answers) => browserStorage().set(key, JSON.stringify(answers)),
      drop: () => browserStorage().remove(key),
    }
  }, [slug, owner])
}
