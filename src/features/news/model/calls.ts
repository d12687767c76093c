import type { ColumnSearch } from './column-search.ts'

/** Inputs of the news centre's calls: the same for its hooks, for links that warm it and for the service. */
export const headlineInput = { headline: '1', pageSize: 5 } as const
export const columnsInput = { size: 4 } as const
export const bannerInput = { alias: 'consultation' } as const

/** The column that `/consultation-list` opens with. */
export const FIRST_COLUMN = '11'

export const columnInput = ({ typeId, t, page }: ColumnSearch) => ({ typeId: typeId || FIRST_COLUMN, t, page })

export const groupInput = ({ typeId, t, page }: ColumnSearch) => ({ kind: 'group' as const, typeId, t, page })
