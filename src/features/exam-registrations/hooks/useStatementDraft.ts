import { useState } from 'react'
import { STATEMENT_LENGTH, storedStatement } from '#contract/exam-candidate-fields'
import { type ExamStatement, saveStatement, sendStatement } from '#contract/exam-candidates'
import { useSend, useTransport } from '#platform/call'
import { isSame, keepDraft, openDraft, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'

/** What is written: the words, and the papers that go along. */
export interface StatementDraft {
  body: string
  files: ExamStatement['files']
}

const draftOf = ({ body, files }: StatementDraft): StatementDraft => ({ body, files })

/** What this browser has kept; null for anything that is none of it. */
function readDraft(kept: unknown): StatementDraft | null {
  const given: { body?: unknown; files?: unknown } = Object(kept)
  if (typeof given.body !== 'string' || !Array.isArray(given.files)) return null
  const files = given.files.map(file => ({
    id: String(file?.id),
    name: String(file?.name),
    bytes: Number(file?.bytes),
  }))
  return { body: given.body, files }
}

const sentOf = ({ body, files }: StatementDraft) => ({ body, files: files.map(({ id }) => id) })

/**
 * Keeps a statement while it is written: in this browser at every change, on the service when typing pauses. What was
 * changed elsewhere meanwhile is handed to the person (`conflict`).
 */
export function useStatementDraft(statement: ExamStatement) {
  const { id } = statement
  const transport = useTransport()
  const shelf = useDraftShelf()
  const { send } = useSend(sendStatement)
  const name = `exam-statement:${id}`
  const [stored] = useState(() => ({ current: statement }))
  const [opening] = useState(() => openDraft(shelf, name, { stored: draftOf(statement), read: readDraft }))
  const autosave = useAutosave<StatementDraft, ExamStatement>(() => ({
    initial: opening.data,
    isDirty: opening.kind === 'restored',
    conflict: opening.kind === 'conflict' ? statement : null,
    isStored: draft => isSame(draft, draftOf(stored.current)),
    keep: draft => keepDraft(shelf, name, { base: draftOf(stored.current), draft }),
    drop: () => shelf.drop(name),
    async send(draft) {
      if ([...draft.body].length > STATEMENT_LENGTH) return 'unfit'
      try {
        const { version } = stored.current
        stored.current = await transport().call(saveStatement, { id, version, ...sentOf(draft) })
        return 'stored'
      } catch (error) {
        const current = storedElsewhere(error, storedStatement())
        if (!current) throw error
        if (!isSame(draftOf(current), draftOf(stored.current))) return { conflict: current }
        stored.current = current
        return 'again'
      }
    },
    adopt(current) {
      stored.current = current
      return draftOf(current)
    },
  }))
  return {
    initial: opening.data,
    ...autosave,
    /** Sends it, once. What is still on its way is saved before: the version that is sent is the one that is stored. */
    async submit(): Promise<void> {
      if (!(await autosave.save())) return
      await send({ id, version: stored.current.version, ...sentOf(autosave.getDraft()) })
      shelf.drop(name)
    },
  }
}
