import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps, icons } from '#design-system'

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }))

interface Props extends Pick<ButtonProps, 'size'> {
  /** The resume's id. */
  id: string
  /** Who it is, as the employer may know them. */
  name: string
}

/** Asks somebody whose resume was found to apply. Renders a `<button>`. */
export function InviteToApply({ id, name, size }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button size={size} icon={icons.mail} aria-label={`邀请应聘：${name}`} onClick={ask}>
        邀请应聘
      </Button>
      <Suspense>{asked && <InviteDialog id={id} name={name} open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
