import { siteDataStatistics } from '#contract/companies'
import { brandCompanies } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { useCall } from '#platform/call'
import { BRANDS, DEADLINES, NOTICES } from '../model/calls.ts'
import { usePlace } from './usePlace.ts'

export function useBrands() {
  const { data, ...state } = useCall(brandCompanies, { size: BRANDS, ...usePlace() })
  return { companies: data?.list, ...state }
}

export function useNotices() {
  const { data, ...state } = useCall(listArticles, { pageSize: NOTICES, brief: '1', ...usePlace() })
  return { articles: data?.list, isInstead: data?.instead, ...state }
}

export function useDeadlines() {
  const { data, ...state } = useCall(listDeadlines, { size: DEADLINES, ...usePlace() })
  return { deadlines: data, ...state }
}

export function useFigures() {
  const { data, ...state } = useCall(siteDataStatistics, usePlace())
  return { figures: data, ...state }
}
