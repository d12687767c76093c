import { styled } from 'styled-components'
import { leading, space, text } from '#design-system'

/** As high as the most there is: whom to ask, telephone, e-mail, and the warning of two lines. */
export const Place = styled.div`
  min-height: calc(${leading.body} * (3 * ${text.md} + 2 * ${text.sm}) + 3 * ${space[1]});
`
