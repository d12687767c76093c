import { styled } from 'styled-components'
import { size } from '#design-system'

/** What a section is called and how far it is stay close enough to be read as one line. */
export const Tasks = styled.div`
  max-width: ${size.measure};
`
