import { useState } from 'react'
import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint'
import { type FairText, fairPapers, fairTexts, saveFairText } from '#contract/fair-papers'
import { fairTextBody, storedFairText } from '#contract/fair-texts'
import { useRead, useRenew, useTransport } from '#platform/call'
import { isSame, keepDraft, openDraft, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'
import { bodyOf, readTextValues, type TextValues, textValuesOf } from '../model/text-values.ts'
import { textsRead } from '../reads.ts'

/** What is filed with a fair in words. */
export function useTexts() {
  const { data, ...state } = useRead(textsRead)
  return { texts: data, ...state }
}

/**
 * Keeps what is typed into a text in this browser until it is saved, as a version that bears a name. What a colleague
 * saved meanwhile is handed to the person (`conflict`).
 */
export function useTextDraft(fair: string, text: FairText) {
  const transport = useTransport()
  const shelf = useDraftShelf()
  const renew = useRenew(fairTexts, fairPapers)
  const name = `fair-text:${fair}:${text.name}`
  const [stored] = useState(() => ({ current: text }))
  const valuesNow = () => textValuesOf(text.name, stored.current.body)
  const [opening] = useState(() =>
    openDraft<TextValues>(shelf, name, { stored: valuesNow(), read: kept => readTextValues(text.name, kept) }),
  )
  const draft = useAutosave<TextValues, FairText>(() => ({
    saves: 'asked',
    initial: opening.data,
    isDirty: opening.kind === 'restored' || text.version === 0,
    conflict: opening.kind === 'conflict' ? text : null,
    // A draft that nobody has stored is worth storing as it is.
    isStored: values => stored.current.version > 0 && isSame(values, valuesNow()),
    keep: values => keepDraft(shelf, name, { base: valuesNow(), draft: values }),
    drop: () => shelf.drop(name),
    async send(values) {
      const body = bodyOf(values)
      if (!z.safeParse(fairTextBody(text.name), body).success) return 'unfit'
      try {
        const { version } = stored.current
        // The name says which of the two shapes it is.
        const input = { fair, name: text.name, version, body } as InputOf<typeof saveFairText>
        stored.current = await transport().call(saveFairText, input)
        void renew()
        return 'stored'
      } catch (error) {
        const conflict = storedElsewhere(error, storedFairText())
        if (!conflict) throw error
        return { conflict }
      }
    },
    adopt(current) {
      stored.current = current
      return valuesNow()
    },
  }))
  return { initial: opening.data, restored: opening.kind === 'restored', ...draft }
}
