import * as Radix from '@radix-ui/react-dialog'
import { close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { Content, Description, Footer, Header, Overlay, Title } from './Dialog.styles.ts'
import { DialogBody } from './DialogBody.tsx'
import type { DialogLayerProps } from './dialog-types.ts'

/** The one place that knows Radix: focus kept inside, Escape, page behind hidden and still. */
export const DialogLayer = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  placement = 'center',
  role = 'dialog',
  initialFocus,
  focusOpener,
  ...rest
}: DialogLayerProps) => (
  <Radix.Root open={open} onOpenChange={next => onOpenChange({ open: next })}>
    <Radix.Portal>
      <Overlay />
      <Content
        {...(!description && { 'aria-describedby': undefined })}
        {...rest}
        role={role}
        data-placement={placement}
        onOpenAutoFocus={event => {
          // The dialog itself by default, so that its title and description are read before any control.
          event.preventDefault()
          const target = initialFocus?.current ?? event.currentTarget
          if (target instanceof HTMLElement) target.focus()
        }}
        onCloseAutoFocus={event => {
          event.preventDefault()
          focusOpener()
        }}
        onPointerDownOutside={event => {
          if (role === 'alertdialog') event.preventDefault()
        }}
      >
        <Header>
          <Title>{title}</Title>
          <Radix.Close asChild>
            <IconButton icon={close} label="关闭" word="关闭" />
          </Radix.Close>
        </Header>
        <DialogBody>
          {description && <Description>{wholeFigures(description)}</Description>}
          {children}
        </DialogBody>
        {footer && <Footer>{footer}</Footer>}
      </Content>
    </Radix.Portal>
  </Radix.Root>
)
