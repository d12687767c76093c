import { styled } from 'styled-components'
import { space } from '#design-system'

export const PhotoFrame = styled.div`
  width: ${space[20]};
`
