interface Paging {
  /** The first is 1. */
  readonly page: number
  readonly pageSize: number
}

/** Which rows a page of a list holds. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}

export const sliceOf = ({ page, pageSize }: Paging): Slice => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** A page as the contract shows it; `total` is the exact number of rows, as it is for everybody's own lists. */
export const exactPage = <Item>(list: readonly Item[], total: number, { page, pageSize }: Paging) => ({
  list: [...list],
  total,
  capped: false,
  page,
  pageSize,
})
