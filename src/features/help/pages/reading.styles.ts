import { styled } from 'styled-components'
import { size, space } from '#design-system'

export const Reading = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: ${size.measure};
  margin-inline: auto;
  overflow-wrap: anywhere;
`
