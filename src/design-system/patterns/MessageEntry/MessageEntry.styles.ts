import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { space } from '../../tokens/index.ts'
import { tool } from '../tool.ts'

export const Root = styled(Anchor)`
  ${tool}
`

export const Bell = styled.span`
  position: relative;
  display: inline-flex;
  & > :nth-child(2) {
    position: absolute;
    inset: calc(-1 * ${space.half}) calc(-1 * ${space.half}) auto auto;
  }
`
