import { useState } from 'react'
import { Button, type ButtonProps, icons } from '#design-system'
import { InviteDialog } from './InviteDialog.tsx'

interface Props extends Pick<ButtonProps, 'size'> {
  /** The resume's id. */
  id: string
  /** Who it is, as the employer may know them. */
  name: string
}

/** Asks somebody whose resume was found to apply. Renders a `<button>`. */
export function InviteToApply({ id, name, size }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} icon={icons.mail} aria-label={`邀请应聘：${name}`} onClick={() => setOpen(true)}>
        邀请应聘
      </Button>
      <InviteDialog id={id} name={name} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
