import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'
import { inTurn } from '../LoadState/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  min-width: 0;
  ${inTurn}
`
