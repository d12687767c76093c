import { styled } from 'styled-components'
import { inTurn, Stack } from '#design-system'

/** One's own letters arrive before what stands below them. */
export const InTurn = styled(Stack)`
  ${inTurn}
`
