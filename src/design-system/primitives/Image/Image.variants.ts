export const imageRatios = ['1:1', '4:3', '3:2', '16:9', '3:4'] as const
/** Width to height; 3:4 is a portrait. */
export type ImageRatio = (typeof imageRatios)[number]
