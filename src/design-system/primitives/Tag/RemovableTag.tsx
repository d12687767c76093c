import type { ComponentProps } from 'react'
import { Icon } from '../Icon/index.ts'
import { close } from '../Icon/paths.ts'
import { Anchor } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { StyledRemovableTag } from './Tag.styles.ts'

export type RemovableTagProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  /** The page without it: works before any script does. */
  href?: string | undefined
}

/** Something chosen that one press takes away again. Renders an `<a>` with `href`, else a `<button>`. */
export const RemovableTag = ({ label, href, ...rest }: RemovableTagProps) => {
  const words = (
    <>
      <VisuallyHidden>移除</VisuallyHidden>
      <span>{label}</span>
      <Icon path={close} size="small" />
    </>
  )
  if (href === undefined) {
    return (
      <StyledRemovableTag type="button" {...rest}>
        {words}
      </StyledRemovableTag>
    )
  }
  return (
    <StyledRemovableTag as={Anchor} href={href} className={rest.className}>
      {words}
    </StyledRemovableTag>
  )
}
