import { styled } from 'styled-components'
import { space } from '#design-system'

export const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[4]};
`
