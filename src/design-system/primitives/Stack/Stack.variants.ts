export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12] as const
export type Gap = (typeof gaps)[number]
