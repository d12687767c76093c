import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.target};
  border-radius: ${radius.md};
  color: inherit;
  line-height: ${leading.tight};
  text-decoration: none;
  & > img {
    flex: none;
    width: auto;
    height: ${space[6]};
  }
  & > span {
    min-width: 0;
  }
  &:focus-visible {
    outline-color: currentcolor;
  }
  ${media.print} {
    margin-bottom: ${space[4]};
    border-bottom: ${size.line} solid;
    border-radius: 0;
    & > img {
      height: ${space[8]};
    }
  }
  ${media.from960} {
    gap: ${space[3]};
    max-width: 24em;
    & > img {
      height: ${space[12]};
    }
  }
`

export const Title = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${text.md};
  font-weight: ${weight.bold};
  text-overflow: ellipsis;
  text-wrap: balance;
  ${media.from640} {
    font-size: ${text.lg};
  }
  ${media.from960} {
    font-size: ${text['2xl']};
  }
`

export const Subtitle = styled.span`
  display: none;
  ${media.from960} {
    display: block;
    margin-top: ${space[1]};
    color: ${color.onHeaderMuted};
    font-size: ${text.sm};
    [data-small] > * > & {
      display: none;
    }
  }
  ${media.print} {
    color: inherit;
  }
`
