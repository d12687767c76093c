/** How people meet at a fair; the values are those of `tr` in the address of /recruitment. */
export const fairKinds = [
  { value: '1', label: '现场招聘会' },
  { value: '2', label: '网络招聘会' },
  { value: '3', label: '校园招聘会' },
  { value: '4', label: '专场招聘会' },
] as const
export type FairKind = (typeof fairKinds)[number]['value']

export const fairKindLabels = {
  1: '现场招聘会',
  2: '网络招聘会',
  3: '校园招聘会',
  4: '专场招聘会',
} as const satisfies Record<FairKind, string>

/** Held on line: without a hall, a gate and tickets. */
export const isOnline = (kind: FairKind): boolean => kind === '2'
