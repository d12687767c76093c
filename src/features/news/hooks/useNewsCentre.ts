import { useRead } from '#platform/call'
import { bannersRead, columnRead, columnsRead, companyNewsRead, headlinesRead } from '../reads.ts'

export function useHeadlines() {
  const { data, ...state } = useRead(headlinesRead)
  return { headlines: data?.list, ...state }
}

export function useColumns() {
  const { data, ...state } = useRead(columnsRead)
  return { columns: data?.columns, ...state }
}

export function useBanners() {
  const { data, ...state } = useRead(bannersRead)
  return { banners: data?.list, ...state }
}

export function useColumn() {
  const { data, ...state } = useRead(columnRead)
  return { articles: data, ...state }
}

export function useCompanyNews() {
  const { data, ...state } = useRead(companyNewsRead)
  return { articles: data, ...state }
}
