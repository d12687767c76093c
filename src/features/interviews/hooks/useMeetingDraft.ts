import { useState } from 'react'
import * as z from 'zod/mini'
import type { NewMeetingInput } from '#contract/meeting-fields'
import { useDraftShelf } from '#platform/drafts'

/** What is kept of a plan that is being typed: anything in its fields, right or not. */
const typed = /* @__PURE__ */ z.object({
  jobId: z.string(),
  day: z.string(),
  time: z.string(),
  minutes: z.union([z.string(), z.number()]),
  place: z.string(),
  contact: z.string(),
  phone: z.string(),
  note: z.string(),
  members: z.array(z.object({ name: z.string() })),
})

/** Keeps a plan that is not sent yet in this browser, under the name of what it is for. */
export function useMeetingDraft(name: string, stored: NewMeetingInput) {
  const shelf = useDraftShelf()
  const key = `meeting:${name}`
  const [opening] = useState((): NewMeetingInput => {
    const kept = typed.safeParse(shelf.read(key))
    return kept.success ? { ...stored, ...kept.data } : stored
  })
  return {
    opening,
    keep: (values: NewMeetingInput) => shelf.keep(key, values),
    drop: () => shelf.drop(key),
  }
}
