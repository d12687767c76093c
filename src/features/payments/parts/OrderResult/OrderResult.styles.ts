import { styled } from 'styled-components'
import { space } from '#design-system'

export const Receipt = styled.section`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
`
