import { Drawer } from '#design-system'
import { useNavigate } from '#platform/routing'
import type { PositionChoice } from '../ChooseButton/ChooseButton.tsx'
import { PositionDetail } from '../PositionDetail/PositionDetail.tsx'

interface PositionDrawerProps {
  /** Whose details are open; '' for none. */
  id: string
  title: string
  /** The address with the details open. */
  here: string
  /** The address of the list alone. */
  listHref: string
  choice?: PositionChoice | undefined
}

/** The details that an address names, beside the list; closing them is going back to the list's address. */
export function PositionDrawer({ id, title, here, listHref, choice }: PositionDrawerProps) {
  const navigate = useNavigate()
  return (
    <Drawer open={id !== ''} onOpenChange={({ open }) => !open && navigate(listHref)} title={title}>
      {id !== '' && <PositionDetail id={id} back={here} choice={choice} />}
    </Drawer>
  )
}
