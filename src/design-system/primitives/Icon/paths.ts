/**
 * The one set: 24 × 24, strokes only. One constant a drawing, so that a bundle carries just those it uses; two files, so
 * that the first visit carries the signs alone.
 */
export * from './path-signs.ts'
export * from './path-things.ts'
