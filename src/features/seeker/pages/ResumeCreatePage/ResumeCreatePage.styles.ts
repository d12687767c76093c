import { styled } from 'styled-components'
import { size } from '#design-system'

/** For a short form: its field is as wide as a name needs. */
export const Narrow = styled.div`
  max-width: ${size.dialog};
`
