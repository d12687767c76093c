import { useRead } from '#platform/call'
import { brandsRead, deadlinesRead, figuresRead, noticesRead } from '../reads.ts'

export function useBrands() {
  const { data, ...state } = useRead(brandsRead)
  return { companies: data?.list, ...state }
}

export function useNotices() {
  const { data, ...state } = useRead(noticesRead)
  return { articles: data?.list, isInstead: data?.instead, ...state }
}

export function useDeadlines() {
  const { data, ...state } = useRead(deadlinesRead)
  return { deadlines: data, ...state }
}

export function useFigures() {
  const { data, ...state } = useRead(figuresRead)
  return { figures: data, ...state }
}
