import { listAdsByAlias } from '#contract/ads'
import { listArticlesByType, listColumns, listNews } from '#contract/news'
import { useCall } from '#platform/call'
import { bannerInput, columnInput, columnsInput, groupInput, headlineInput } from '../model/calls.ts'
import type { ColumnSearch } from '../model/column-search.ts'

export function useHeadlines() {
  const { data, ...state } = useCall(listNews, headlineInput)
  return { headlines: data?.list, ...state }
}

export function useColumns() {
  const { data, ...state } = useCall(listColumns, columnsInput)
  return { columns: data?.columns, ...state }
}

export function useBanners() {
  const { data, ...state } = useCall(listAdsByAlias, bannerInput)
  return { banners: data?.list, ...state }
}

export function useColumn(search: ColumnSearch) {
  const { data, ...state } = useCall(listArticlesByType, columnInput(search), { keepPreviousData: true })
  return { articles: data, ...state }
}

export function useGroupNews(search: ColumnSearch) {
  const { data, ...state } = useCall(listNews, groupInput(search), { keepPreviousData: true })
  return { articles: data, ...state }
}
