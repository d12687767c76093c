import { Drawer } from '#design-system'
import { useNavigate } from '#platform/routing'
import { PositionDetail } from '../PositionDetail/PositionDetail.tsx'

interface PositionDrawerProps {
  /** Whose details are open; '' for none. */
  id: string
  title: string
  /** The address with the details open. */
  here: string
  /** The address of the list alone. */
  listHref: string
}

/** The details that an address names, beside the list; closing them is going back to the list's address. */
export function PositionDrawer({ id, title, here, listHref }: PositionDrawerProps) {
  const navigate = useNavigate()
  return (
    <Drawer open={id !== ''} onOpenChange={({ open }) => !open && navigate(listHref)} title={title}>
      {id !== '' && <PositionDetail id={id} back={here} />}
    </Drawer>
  )
}
