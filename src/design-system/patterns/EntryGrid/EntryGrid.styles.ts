import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.nav`
  min-width: 0;
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]} 0;
  ${media.from960} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`

export const Entry = styled(Anchor)`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-radius: ${radius.lg};
  font-size: ${text.sm};
  line-height: ${leading.tight};
  text-align: center;
  text-decoration: none;
  & > span:first-child {
    display: grid;
    place-items: center;
    width: ${size.targetMain};
    height: ${size.targetMain};
    border-radius: ${radius.lg};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &[data-hot] > span:first-child {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
  ${media.forcedColors} {
    & > span:first-child {
      border: ${size.line} solid;
    }
  }
`
