import { useState } from 'react'
import { type Bounds, type BoundTexts, boundsOf, readBounds, type Scale } from './scale.ts'

export type BoundsChange = {
  /** The last two numbers that were right. */
  value: Bounds
  /** What is wrong with what stands in the fields; '' when nothing is. */
  faults: BoundTexts
}

type Settings = {
  scale: Scale
  value: Bounds | undefined
  defaultValue: Bounds | undefined
  onValueChange: ((change: BoundsChange) => void) | undefined
}

const textsOf = ([from, to]: Bounds): BoundTexts => ({ from: String(from), to: String(to) })
const isSame = (one: Bounds | undefined, other: Bounds | undefined) => String(one) === String(other)

/** Two thumbs and two fields that mean the same two numbers. What is typed stays; a wrong number moves no thumb. */
export const useTypedBounds = ({ scale, value, defaultValue, onValueChange }: Settings) => {
  const [state, setState] = useState(() => {
    const bounds = boundsOf(value ?? defaultValue, scale)
    return { bounds, texts: textsOf(bounds), given: value, typing: false }
  })
  if (!isSame(value, state.given)) {
    const bounds = value ? boundsOf(value, scale) : state.bounds
    const texts = isSame(bounds, state.bounds) ? state.texts : textsOf(bounds)
    setState({ ...state, bounds, texts, given: value })
  }
  const { faults } = readBounds(state.texts, scale)
  const write = (texts: BoundTexts, typing: boolean) => {
    const read = readBounds(texts, scale)
    const bounds = read.bounds ?? state.bounds
    setState({ ...state, bounds, texts, typing })
    if (!isSame(bounds, state.bounds) || read.faults.from !== faults.from || read.faults.to !== faults.to)
      onValueChange?.({ value: bounds, faults: read.faults })
  }
  return {
    bounds: state.bounds,
    texts: state.texts,
    faults: state.typing ? { from: '', to: '' } : faults,
    type: (end: keyof BoundTexts, text: string) =>
      write({ ...state.texts, [end]: text }, state.typing || (faults.from === '' && faults.to === '')),
    slide: ([from = scale.min, to = scale.max]: readonly number[]) => write(textsOf([from, to]), false),
    leave: () => setState({ ...state, typing: false }),
  }
}
