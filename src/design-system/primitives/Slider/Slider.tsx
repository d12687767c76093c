import { useState } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Limits, Line, Way } from './Slider.styles.ts'
import { clamped, type ScaleSettings, scaleOf } from './scale.ts'
import { useSliderLayer } from './use-slider-layer.ts'

export type SliderProps = Omit<FieldGroupProps, 'label'> &
  ScaleSettings & {
    /** What is set; also the name of the thumb. */
    label: string
    value?: number | undefined
    defaultValue?: number | undefined
    /** At every step on the way. */
    onValueChange?: ((change: { value: number }) => void) | undefined
    /** Once the thumb is let go, or a key pressed: the moment to ask a service. */
    onValueCommit?: ((change: { value: number }) => void) | undefined
    /** A value in words, shown and read: 10 公里. */
    formatValue?: ((value: number) => string) | undefined
  }

/** One value on a scale where the exact figure matters little. Renders a `<fieldset>`. */
export const Slider = ({
  label,
  min,
  max,
  step,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = String,
  name,
  disabled,
  ...rest
}: SliderProps) => {
  const scale = scaleOf({ min, max, step })
  const [own, setOwn] = useState(defaultValue)
  // While the browser's own slider is in use, it is not taken away.
  const [held, setHeld] = useState(false)
  const Layer = useSliderLayer()
  const current = clamped(value ?? own, scale)
  const words = formatValue(current)
  const change = (next = current) => {
    setOwn(next)
    if (next !== current) onValueChange?.({ value: next })
  }
  return (
    <FieldGroup label={label} disabled={disabled} {...rest}>
      <Line>
        <Way>
          {Layer && !held ? (
            <Layer
              scale={scale}
              thumbs={[{ value: current, label, words }]}
              disabled={disabled}
              onChange={([next]) => change(next)}
              onCommit={([next = current]) => onValueCommit?.({ value: next })}
            />
          ) : (
            <input
              type="range"
              {...scale}
              aria-label={label}
              aria-valuetext={words}
              value={current}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
              onChange={event => {
                const next = Number(event.currentTarget.value)
                change(next)
                onValueCommit?.({ value: next })
              }}
            />
          )}
          <Limits aria-hidden="true">
            <span>{formatValue(scale.min)}</span>
            <span>{formatValue(scale.max)}</span>
          </Limits>
        </Way>
        <output>{words}</output>
      </Line>
      {name && <input type="hidden" name={name} value={current} disabled={disabled} />}
    </FieldGroup>
  )
}
