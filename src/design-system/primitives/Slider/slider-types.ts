import type { Scale } from './scale.ts'

export type Thumb = { value: number; label: string; words: string }

export type SliderLayerProps = {
  scale: Scale
  /** One or two, the smaller first. */
  thumbs: readonly Thumb[]
  disabled: boolean | undefined
  onChange: (values: readonly number[]) => void
  /** The thumb was let go, or a key pressed. */
  onCommit: (values: readonly number[]) => void
}
