interface Ordered {
  readonly exam_id: number
  readonly code: string
  readonly id: number
}

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The order in which positions are kept and, unless another one is asked for, shown. */
export const byCode = (a: Ordered, b: Ordered) => a.exam_id - b.exam_id || compare(a.code, b.code) || a.id - b.id
