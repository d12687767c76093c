import { styled } from 'styled-components'
import { size } from '#design-system'

export const Readable = styled.div`
  max-width: ${size.measure};
`
