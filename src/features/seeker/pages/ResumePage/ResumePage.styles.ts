import { styled } from 'styled-components'
import { size, space } from '#design-system'

/** What a section is called and how far it is stay close enough to be read as one line. */
export const Tasks = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: ${size.measure};
`
