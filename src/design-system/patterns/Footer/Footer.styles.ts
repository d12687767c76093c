import { styled } from 'styled-components'
import { belowFirstScreen } from '../../primitives/mixins.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

/** One styled element, plain elements inside. A number stands under its name where large type leaves no room beside it. */
export const Root = styled.footer`
  padding-block: ${space[8]} ${space[6]};
  background: ${color.footer};
  color: ${color.onFooterMuted};
  font-size: ${text.sm};
  ${belowFirstScreen('70rem')}
  ${media.print} {
    display: none;
  }
  :focus-visible {
    outline-color: currentcolor;
  }
  & > div {
    ${frame}
    display: grid;
    gap: ${space[8]};
    ${media.from960} {
      grid-template-columns: 1fr auto auto;
      gap: ${space[12]};
    }
  }
  & > div > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
    gap: ${space[6]} ${space[4]};
  }
  & h2 {
    margin-bottom: ${space[1]};
    color: ${color.onFooter};
    font-size: ${text.md};
    font-weight: ${weight.medium};
  }
  & a {
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
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space[1]};
    align-content: start;
    max-width: 26em;
    line-height: ${leading.body};
    ${media.below960} {
      line-height: ${space[8]};
    }
  }
  & dt {
    width: 5em;
  }
  & dd {
    flex: 1 0 calc(100% - 5em);
    color: ${color.onFooter};
  }
  & dd > a {
    display: inline;
    padding-block: ${space[1]};
    white-space: nowrap;
  }
`

export const Codes = styled.ul`
  display: flex;
  gap: ${space[5]};
  & figure {
    text-align: center;
  }
  & img {
    margin-bottom: ${space[2]};
    border-radius: ${radius.md};
  }
`

export const Legal = styled.section`
  ${frame}
  margin-top: ${space[8]};
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[6]};
    padding-top: ${space[5]};
    border-top: ${size.line} solid color-mix(in srgb, currentcolor 25%, transparent);
  }
  & img {
    width: auto;
    height: ${space[8]};
  }
`
