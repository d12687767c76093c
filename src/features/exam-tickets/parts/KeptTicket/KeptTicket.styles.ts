import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const Code = styled.div`
  justify-self: center;
  width: 13rem;
  max-width: 100%;
`
