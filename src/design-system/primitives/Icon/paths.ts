/**
 * The one set: 24 × 24, strokes only. One constant a drawing, so that a bundle carries just those it uses; three files, so
 * that a first visit carries the signs, the home page the services as well, and neither the rest.
 */
export * from './path-services.ts'
export * from './path-signs.ts'
export * from './path-things.ts'
