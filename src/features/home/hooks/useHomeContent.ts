import { listArticles } from '#contract/news'
import { useCall, useRead } from '#platform/call'
import { brandsRead, deadlinesRead, figuresRead, noticesRead } from '../reads.ts'
import { useIsWide } from './useIsWide.ts'
import { usePlace } from './usePlace.ts'

export function useBrands() {
  const { data, ...state } = useRead(brandsRead)
  return { companies: data?.list, ...state }
}

/** Notices that fill the column on a wide window; the document carries fewer. */
const NOTICES_WIDE = 6

export function useNotices() {
  const { data, ...state } = useRead(noticesRead)
  const place = usePlace()
  const isWide = useIsWide()
  const { data: more } = useCall(listArticles, isWide ? { pageSize: NOTICES_WIDE, brief: '1', ...place } : null)
  return { articles: (more ?? data)?.list, isInstead: data?.instead, ...state }
}

export function useDeadlines() {
  const { data, ...state } = useRead(deadlinesRead)
  return { deadlines: data, ...state }
}

export function useFigures() {
  const { data, ...state } = useRead(figuresRead)
  return { figures: data, ...state }
}
