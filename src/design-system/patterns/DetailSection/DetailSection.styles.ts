import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`
