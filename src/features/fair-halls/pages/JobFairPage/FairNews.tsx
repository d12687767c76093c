import { useFairNews } from '../../hooks/useFairNews.ts'

/** Keeps the page of a fair as the service tells it. Renders nothing. */
export function FairNews({ fairId }: { fairId: string }) {
  useFairNews(fairId)
  return null
}
