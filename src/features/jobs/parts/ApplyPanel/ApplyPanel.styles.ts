import { styled } from 'styled-components'
import { size } from '#design-system'

/** As high as the buttons that others have in its place: what is below stays where it is. */
export const InPlace = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.targetMain};
`
