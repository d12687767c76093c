/** One file of an Upload. `result` is what the service answered. */
export type UploadItem<Result> = {
  id: number
  name: string
  file?: File | undefined
  state: 'checking' | 'sending' | 'done' | 'failed' | 'refused'
  /** 0 to 1 while sending. */
  share: number
  /** What went wrong. */
  problem?: string | undefined
  result?: Result | undefined
}

export type UploadAction<Result> =
  | { type: 'add'; items: readonly UploadItem<Result>[]; replace: boolean }
  | { type: 'update'; id: number; changes: Partial<UploadItem<Result>> }
  | { type: 'remove'; id: number }

export const uploadReducer = <Result>(
  items: readonly UploadItem<Result>[],
  action: UploadAction<Result>,
): readonly UploadItem<Result>[] => {
  if (action.type === 'add') return action.replace ? action.items : [...items, ...action.items]
  if (action.type === 'remove') return items.filter(({ id }) => id !== action.id)
  return items.map(item => (item.id === action.id ? { ...item, ...action.changes } : item))
}

export const resultsOf = <Result>(items: readonly UploadItem<Result>[]): Result[] =>
  items.flatMap(({ state, result }) => (state === 'done' && result !== undefined ? [result] : []))
