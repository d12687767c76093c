import { grouped } from '../../primitives/grouped.ts'

/** The list that an empty page is one of. */
export type ListPage = {
  /** Once it is known: how many there are, or how many are counted at most. */
  list: { total: number; capped: boolean } | undefined
  /** The address of the first page. */
  firstHref: string
  /** What is listed: 个职位. */
  unit: string
}

/** Why nothing stands on this page although the list has something: it is past the last page. Absent for an empty list. */
export const pastTheEnd = ({ list, unit }: ListPage): string | undefined => {
  if (!list || !(list.total > 0)) return undefined
  const count = `${grouped(list.total)} ${unit}`
  return list.capped ? `最多列出前 ${count}，请用筛选条件缩小范围。` : `一共 ${count}，没有这么多页。`
}
