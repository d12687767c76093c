import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, media, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.nav`
  min-width: 0;
`

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`

export const Choice = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-width: ${space[8]};
  min-height: ${size.target};
  color: ${color.textMuted};
  font-size: ${text.sm};
  text-decoration: none;
  &[aria-current] {
    color: ${color.primary};
    font-weight: ${weight.bold};
  }
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
`
