export type PageMark = number | 'gap-before' | 'gap-after'

/** A page number as it may arrive in a URL, brought into 1…pageCount. */
export const clampPage = (page: number, pageCount: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pageCount)) : 1

/**
 * The numbers to draw: first, last, the current page with a neighbour on each side, gaps between.
 * Seven marks at most, so that the row never changes its width while a person pages on.
 */
export const pageWindow = (page: number, pageCount: number): PageMark[] => {
  const count = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (pageCount <= 7) return count(1, pageCount)
  const current = clampPage(page, pageCount)
  if (current <= 4) return [...count(1, 5), 'gap-after', pageCount]
  if (current >= pageCount - 3) return [1, 'gap-before', ...count(pageCount - 4, pageCount)]
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', pageCount]
}
