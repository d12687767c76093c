import { useState } from 'react'
import { Checkbox, FieldGroup, type FieldTexts, MonthInput } from '#design-system'

interface Props extends FieldTexts {
  id: string
  value: string
  min: string
  max: string
  onValueChange: (change: { value: string }) => void
}

/** A month, or '' for until today. Renders a `<fieldset>`. */
export function MonthOrNow({ id, value, min, max, onValueChange, ...texts }: Props) {
  const [isOpen, setOpen] = useState(value === '')

  function toggle(checked: boolean) {
    setOpen(checked)
    if (checked) onValueChange({ value: '' })
  }

  return (
    <FieldGroup id={id} {...texts}>
      <Checkbox label="至今" checked={isOpen} onChange={event => toggle(event.currentTarget.checked)} />
      {!isOpen && <MonthInput label="年和月" value={value} min={min} max={max} onValueChange={onValueChange} />}
    </FieldGroup>
  )
}
