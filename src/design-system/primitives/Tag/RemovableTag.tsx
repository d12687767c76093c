import type { ComponentProps } from 'react'
import { Anchor, type AnchorProps } from '../Link/index.ts'
import { RemovableWords } from './RemovableWords.tsx'
import { StyledRemovableTag } from './Tag.styles.ts'

export type RemovableTagProps = Omit<ComponentProps<'button'>, 'children'> & { label: string }

/** Something chosen that one press takes away again. Renders a `<button>`. */
export const RemovableTag = ({ label, ...rest }: RemovableTagProps) => (
  <StyledRemovableTag type="button" {...rest}>
    <RemovableWords label={label} />
  </StyledRemovableTag>
)

export type RemovableTagLinkProps = Omit<AnchorProps, 'children'> & {
  label: string
  /** The page without it: works before any script does. */
  href: string
}

/** The same where what is chosen is in the address. Renders an `<a>`. */
export const RemovableTagLink = ({ label, ...rest }: RemovableTagLinkProps) => (
  <StyledRemovableTag as={Anchor} {...rest}>
    <RemovableWords label={label} />
  </StyledRemovableTag>
)
