import { styled } from 'styled-components'
import { color, space, text } from '../../tokens/index.ts'

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

export const Said = styled.span`
  color: ${color.success};
  font-size: ${text.sm};
  &:empty {
    display: none;
  }
`

export const Address = styled.span`
  display: block;
  width: 20em;
  max-width: 100%;
`
