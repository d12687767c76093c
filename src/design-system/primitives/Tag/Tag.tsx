import type { ComponentProps } from 'react'
import { StyledTag } from './Tag.styles.ts'
import type { Tone } from './Tag.variants.ts'

export type TagProps = ComponentProps<'span'> & {
  tone?: Tone | undefined
}

/** A short property of a thing: 五险一金, 急招, 审核中. Renders a `<span>`. */
export const Tag = ({ tone = 'neutral', ...rest }: TagProps) => <StyledTag data-tone={tone} {...rest} />
