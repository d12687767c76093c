import { useId } from 'react'
import { EndFaults } from '../Field/EndFaults.tsx'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { NumberInput } from '../NumberInput/index.ts'
import { Fields, Limits, Line, Way } from './Slider.styles.ts'
import { type Bounds, type BoundTexts, type ScaleSettings, scaleOf } from './scale.ts'
import { useSliderLayer } from './use-slider-layer.ts'
import { type BoundsChange, useTypedBounds } from './use-typed-bounds.ts'

export type RangeInputProps = Omit<FieldGroupProps, 'label' | 'name'> &
  ScaleSettings & {
    /** What is bounded: 期望月薪. */
    label: string
    value?: Bounds | undefined
    defaultValue?: Bounds | undefined
    /** At every step on the way; also with faults while the fields hold what is no range. */
    onValueChange?: ((change: BoundsChange) => void) | undefined
    /** Once a thumb is let go, or a key pressed. */
    onValueCommit?: ((change: { value: Bounds }) => void) | undefined
    /** A value in words, shown and read: 3K. */
    formatValue?: ((value: number) => string) | undefined
    /** What is counted, behind the fields: 千元. */
    unit?: string | undefined
    /** Names under which a form carries the two numbers. */
    names?: BoundTexts | undefined
    /** What the two ends are called. */
    endLabels?: BoundTexts | undefined
  }

/** A least and a most, by two thumbs or by two number fields. Renders a `<fieldset>`. */
export const RangeInput = ({
  label,
  min,
  max,
  step,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = String,
  unit,
  names,
  endLabels = { from: '最低', to: '最高' },
  disabled,
  ...rest
}: RangeInputProps) => {
  const id = useId()
  const scale = scaleOf({ min, max, step })
  const Layer = useSliderLayer()
  const typed = useTypedBounds({ scale, value, defaultValue, onValueChange })
  const [from, to] = typed.bounds
  const thumb = (end: keyof BoundTexts, figure: number) => ({
    value: figure,
    label: `${label}，${endLabels[end]}`,
    words: formatValue(figure),
  })
  const field = (end: keyof BoundTexts) => (
    <NumberInput
      aria-label={`${endLabels[end]}${unit ? `（${unit}）` : ''}`}
      unit={unit}
      decimal={!Number.isInteger(scale.step)}
      required={rest.required}
      aria-invalid={Boolean(typed.faults[end] || rest.error) || undefined}
      aria-describedby={typed.faults[end] ? `${id}-${end}` : undefined}
      value={typed.texts[end]}
      onChange={event => typed.type(end, event.currentTarget.value)}
      onBlur={typed.leave}
    />
  )
  return (
    <FieldGroup label={label} disabled={disabled} {...rest}>
      <Fields>
        {field('from')}
        <span aria-hidden="true">至</span>
        {field('to')}
      </Fields>
      <EndFaults id={id} labels={endLabels} faults={typed.faults} />
      <Line>
        <Way>
          {Layer && (
            <Layer
              scale={scale}
              thumbs={[thumb('from', from), thumb('to', to)]}
              disabled={disabled}
              onChange={typed.slide}
              onCommit={([least = from, most = to]) => onValueCommit?.({ value: [least, most] })}
            />
          )}
          <Limits aria-hidden="true">
            <span>{formatValue(scale.min)}</span>
            <span>{formatValue(scale.max)}</span>
          </Limits>
        </Way>
      </Line>
      {names && <input type="hidden" name={names.from} value={from} disabled={disabled} />}
      {names && <input type="hidden" name={names.to} value={to} disabled={disabled} />}
    </FieldGroup>
  )
}
