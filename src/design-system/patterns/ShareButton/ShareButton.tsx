import { type ComponentProps, useState } from 'react'
import { Button, type ButtonLook } from '../../primitives/Button/index.ts'
import { share as shareIcon } from '../../primitives/Icon/paths.ts'
import { Address, Root, Said } from './ShareButton.styles.ts'
import { type Shared, share } from './share.ts'

export type ShareButtonProps = Omit<ComponentProps<'span'>, 'title' | 'children'> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** What is shared, for the phone's own list of ways to share. */
    title: string
    /** The address; without it, that of the page. */
    url?: string | undefined
    label?: string | undefined
  }

/** Shares a page through the phone, else copies its address, else shows it. Renders a `<span>` with button and outcome. */
export const ShareButton = ({
  title,
  url,
  label = '分享',
  variant = 'secondary',
  size = 'small',
  ...rest
}: ShareButtonProps) => {
  const [outcome, setOutcome] = useState<{ done: Shared; url: string }>()
  const press = async () => {
    const page = { title, url: new URL(url ?? '', location.href).href }
    setOutcome({ done: await share(page), url: page.url })
  }
  return (
    <Root {...rest}>
      <Button variant={variant} size={size} icon={shareIcon} onClick={() => void press()}>
        {label}
      </Button>
      <Said role="status">{outcome?.done === 'copied' && '链接已复制'}</Said>
      {outcome?.done === 'refused' && (
        <Address
          readOnly
          autoFocus
          aria-label="链接，请长按或按 Ctrl+C 复制"
          value={outcome.url}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </Root>
  )
}
