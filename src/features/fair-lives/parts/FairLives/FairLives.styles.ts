import { styled } from 'styled-components'
import { space } from '#design-system'

export const Opened = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  scroll-margin-block-start: ${space[4]};
`
