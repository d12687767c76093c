import type { ReactNode } from 'react'
import { Sheet } from '../Dialog/index.ts'
import { FieldContext } from '../Field/field-context.ts'
import { Popup } from './PickerLayer.styles.ts'
import { type PickerState, usePopupPlace } from './use-picker.ts'

export type PickerLayerProps = {
  id: string
  open: PickerState
  /** What is chosen here: 选择日期. */
  title: string
  close: () => void
  children: ReactNode
}

const PickerPopup = ({ id, title, children }: Pick<PickerLayerProps, 'id' | 'title' | 'children'>) => (
  <Popup ref={usePopupPlace()} id={id} role="dialog" aria-label={title}>
    {children}
  </Popup>
)

/** What a picker's button opens: under the field on a desktop, from the bottom edge on a phone. Its place is inside the positioned root. */
export const PickerLayer = ({ open, close, ...rest }: PickerLayerProps) => (
  // The controls in it are not those that the field around names and describes.
  <FieldContext value={undefined}>
    {open === 'popup' && <PickerPopup {...rest} />}
    <Sheet open={open === 'sheet'} onOpenChange={close} title={rest.title}>
      {rest.children}
    </Sheet>
  </FieldContext>
)
