import { LAST_PAGE } from '#contract/paging'

/** How many pages of a list can be opened: one at least, and none past the last that the service gives. */
export const pageCountOf = ({ total, pageSize }: { total: number; pageSize: number }): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / pageSize)))
