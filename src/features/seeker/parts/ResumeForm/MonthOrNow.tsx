import { useState } from 'react'
import { Checkbox, FieldGroup, MonthInput } from '#design-system'

interface Props {
  id: string
  label: string
  error?: string | undefined
  value: string
  min: string
  max: string
  onValueChange: (change: { value: string }) => void
}

/** A month, or '' for until today. Renders a `<fieldset>`. */
export function MonthOrNow({ id, label, error, value, min, max, onValueChange }: Props) {
  const [isOpen, setOpen] = useState(value === '')

  function toggle(checked: boolean) {
    setOpen(checked)
    if (checked) onValueChange({ value: '' })
  }

  return (
    <FieldGroup id={id} label={label} error={error}>
      <Checkbox label="至今" checked={isOpen} onChange={event => toggle(event.currentTarget.checked)} />
      {!isOpen && (
        <MonthInput label="年和月" value={value} min={min} max={max} onValueChange={onValueChange} />
      )}
    </FieldGroup>
  )
}
