import type { MouseEvent } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { PhoneTool } from './Header.styles.ts'

type PhoneToggleProps = {
  controls: string
  icon: string
  label: string
  open: boolean
  onToggle: () => void
}

/** Shows a part of the header on a phone. A link to that part, so that it does so before any script as well. */
export const PhoneToggle = ({ controls, icon, label, open, onToggle }: PhoneToggleProps) => {
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <PhoneTool href={`#${controls}`} aria-expanded={open} aria-controls={controls} onClick={toggle}>
      <Icon path={icon} />
      {label}
    </PhoneTool>
  )
}
