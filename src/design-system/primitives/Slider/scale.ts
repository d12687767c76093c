import { halfWidth } from '../NumberInput/half-width.ts'

export type ScaleSettings = { min?: number | undefined; max?: number | undefined; step?: number | undefined }
export type Scale = { min: number; max: number; step: number }

/** From and to. */
export type Bounds = readonly [from: number, to: number]
export type BoundTexts = { from: string; to: string }

const finite = (value: number | undefined, instead: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : instead

/** A scale that can be drawn, whatever was given: 0 to 100 by 1 where it says nothing sensible. */
export const scaleOf = (given: ScaleSettings): Scale => {
  const min = finite(given.min, 0)
  const max = finite(given.max, 100)
  const step = finite(given.step, 1)
  return { min, max: max > min ? max : min + 100, step: step > 0 ? step : 1 }
}

/** The nearest value on the scale; its beginning for what is no number. */
export const clamped = (value: number | undefined, { min, max }: Scale) =>
  Math.min(max, Math.max(min, finite(value, min)))

/** Two values on the scale, the smaller first. */
export const boundsOf = (given: Bounds | undefined, scale: Scale): Bounds => {
  const from = clamped(given?.[0], scale)
  const to = given ? clamped(given[1], scale) : scale.max
  return from <= to ? [from, to] : [to, from]
}

const readOne = (typed: string, { min, max, step }: Scale): { value: number; fault: string } => {
  const text = halfWidth(typed).trim()
  const value = /^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) return { value, fault: text === '' ? '请填写' : '请填写数字' }
  if (value < min || value > max) return { value, fault: `请填 ${min} 到 ${max} 之间的数` }
  if (Number.isInteger(step) && Number.isInteger(min) && !Number.isInteger(value)) return { value, fault: '请填整数' }
  return { value, fault: '' }
}

/** Reads two typed numbers; `bounds` only when both are right and in order. A wrong order is a fault of the second. */
export const readBounds = (typed: BoundTexts, scale: Scale): { bounds: Bounds | undefined; faults: BoundTexts } => {
  const from = readOne(typed.from, scale)
  const to = readOne(typed.to, scale)
  const faults = { from: from.fault, to: to.fault }
  if (from.fault || to.fault) return { bounds: undefined, faults }
  if (to.value < from.value) return { bounds: undefined, faults: { from: '', to: `不能小于 ${from.value}` } }
  return { bounds: [from.value, to.value], faults }
}
