import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.div`
  padding: ${space[4]};
  border: ${space.half} solid ${color.danger};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from640} {
    padding: ${space[5]};
  }
  & > h2 {
    margin-bottom: ${space[1]};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }
  &:focus {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${space.half};
  }
`

export const Fault = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  color: ${color.danger};
  font-weight: ${weight.medium};
  text-underline-offset: 0.2em;
`
