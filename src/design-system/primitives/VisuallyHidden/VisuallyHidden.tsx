import { styled } from 'styled-components'
import { visuallyHidden } from '../mixins.ts'

/** Words for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
