import { useState } from 'react'
import { type ExamListPreview, previewExamList } from '#contract/exam-lists'
import { useSend } from '#platform/call'
import type { ListWish } from '../model/draft-values.ts'

interface Seen {
  readonly wish: ListWish
  readonly preview: ExamListPreview
}

/** Positions of one page. */
const PAGE = 10

/** What a list would be; kept until another one is asked for, or `drop` is called. */
export function useListPreview() {
  const { send, isSending } = useSend(previewExamList)
  const [seen, setSeen] = useState<Seen | null>(null)

  async function look(wish: ListWish, page = 1) {
    const preview = await send({ ...wish, page, pageSize: PAGE })
    setSeen({ wish, preview })
  }

  return { seen, look, isLooking: isSending, drop: () => setSeen(null) }
}
