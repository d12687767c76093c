import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

export const Root = styled.footer`
  padding-block: ${space[8]} ${space[6]};
  background: ${color.footer};
  color: ${color.onFooterMuted};
  font-size: ${text.sm};
  :focus-visible {
    outline-color: currentcolor;
  }
  ${media.print} {
    display: none;
  }
`

export const Columns = styled.div`
  ${frame}
  display: grid;
  gap: ${space[8]};
  ${media.from960} {
    grid-template-columns: 1fr auto auto;
    gap: ${space[12]};
  }
`

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
  gap: ${space[6]} ${space[4]};
`

export const GroupTitle = styled.h2`
  margin-bottom: ${space[1]};
  color: ${color.onFooter};
  font-size: ${text.md};
  font-weight: ${weight.medium};
`

export const FooterLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  color: inherit;
  text-decoration: none;
  ${media.from960} {
    min-height: ${space[8]};
  }
  ${media.hover} {
    &:hover {
      color: ${color.onFooter};
      text-decoration: underline;
    }
  }
`

export const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[4]};
  align-content: start;
  max-width: 26em;
  line-height: ${leading.body};
  & > dd {
    color: ${color.onFooter};
    font-variant-numeric: tabular-nums;
  }
  & a {
    display: inline;
    padding-block: ${space[1]};
    white-space: nowrap;
  }
  ${media.below960} {
    line-height: ${space[8]};
  }
`

export const Codes = styled.ul`
  display: flex;
  gap: ${space[5]};
  & figure {
    text-align: center;
  }
  & img {
    width: calc(${space[20]} + ${space[4]});
    height: calc(${space[20]} + ${space[4]});
    margin-bottom: ${space[2]};
    border-radius: ${radius.md};
  }
`

export const Legal = styled.div`
  ${frame}
  margin-top: ${space[8]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[6]};
    padding-top: ${space[5]};
    border-top: ${size.line} solid color-mix(in srgb, currentcolor 25%, transparent);
  }
`

export const Logo = styled.img`
  width: auto;
  height: ${space[8]};
`
