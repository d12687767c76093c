import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
`

export const Failure = styled.div`
  padding-block: ${space[2]};
`
