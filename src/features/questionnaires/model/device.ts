import { v4 } from '#platform/id'
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
