import { Field } from '../../primitives/Field/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { shorten } from '../charts/figures.ts'
import { type DeviceKind, kindWords } from './device-words.ts'

export type Device = { id: string; label: string }

type DeviceSelectProps = {
  kind: DeviceKind
  devices: readonly Device[]
  chosen: string | undefined
  disabled: boolean
  onChoose: ((choice: { kind: DeviceKind; id: string }) => void) | undefined
}

/** One device of a kind; before the browser may name them they are counted. Renders a Field with a `<select>`. */
export const DeviceSelect = ({ kind, devices, chosen, disabled, onChoose }: DeviceSelectProps) => (
  <Field label={kindWords[kind]}>
    <Select
      value={chosen ?? devices[0]?.id ?? ''}
      disabled={disabled || devices.length === 0}
      onChange={event => onChoose?.({ kind, id: event.currentTarget.value })}
      placeholder={devices.length === 0 ? `没有找到${kindWords[kind]}` : undefined}
      options={devices.map(({ id, label }, at) => ({
        value: id,
        label: label ? shorten(label, 40) : `${kindWords[kind]} ${at + 1}`,
      }))}
    />
  </Field>
)
