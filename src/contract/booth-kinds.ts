/** Kinds of booths, in the words of every plan, list, contract and message. */
export const boothKindLabels = {
  standard: '标准展位',
  large: '特装展位',
  public: '公共服务展位',
} as const
export type BoothKind = keyof typeof boothKindLabels
export const boothKinds = ['standard', 'large', 'public'] as const satisfies readonly BoothKind[]
