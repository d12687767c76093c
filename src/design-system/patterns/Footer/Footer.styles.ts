import { styled } from 'styled-components'
import marks from '../../art/marks.svg'
import { belowFirstScreen } from '../../primitives/mixins.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { frame } from '../frame.ts'
import { waveLine } from '../wave.ts'

/** Where a browser can show what is folded, a wide window shows all of it; another one folds there as well. */
const inSight = `${media.from960} {
    @supports selector(::details-content) {`

/** One styled element, plain elements inside. A number stands under its name where large type leaves no room beside it. */
export const Root = styled.footer`
  position: relative;
  padding-block: ${space[5]} ${space[3]};
  background: ${color.footer};
  color: ${color.onFooterMuted};
  font-size: ${text.sm};
  ${belowFirstScreen('22rem')}
  &::before {
    ${waveLine}
    inset: auto 0 100%;
    background: ${color.motif};
  }
  ${media.from960} {
    padding-block: ${space[10]} ${space[6]};
  }
  ${media.print} {
    display: none;
  }
  :focus-visible {
    outline-color: currentcolor;
  }
  & > div {
    ${frame}
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: start;
    column-gap: ${space[4]};
    ${media.from960} {
      grid-template-columns: repeat(4, 1fr) auto auto;
      gap: ${space[8]};
    }
  }
  ${media.below960} {
    & details[open] {
      grid-column: 1 / -1;
    }
  }
  & summary,
  & h2 {
    color: ${color.onFooter};
    font-size: ${text.md};
    font-weight: ${weight.medium};
  }
  & summary {
    line-height: ${size.target};
  }
  & h2 {
    display: none;
    margin-bottom: ${space[1]};
  }
  ${inSight}
      & summary {
        display: none;
      }
      & h2 {
        display: block;
      }
      & details::details-content {
        content-visibility: visible;
      }
    }
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
  & ul:has(figure) {
    display: flex;
    gap: ${space[5]};
  }
  & figure {
    text-align: center;
  }
  & figure > img {
    margin-bottom: ${space[2]};
    border-radius: ${radius.md};
  }
`

export const Legal = styled.section`
  ${frame}
  margin-top: ${space[2]};
  font-size: ${text.xs};
  ${media.from960} {
    margin-top: ${space[8]};
    font-size: ${text.sm};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: center;
    overflow-wrap: anywhere;
    padding-top: ${space[2]};
    border-top: ${size.line} solid ${color.headerBorder};
  }
  & a,
  & [data-mark] {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
    min-height: ${space[6]};
    overflow-wrap: anywhere;
  }
  & [data-mark]::before {
    content: '';
    flex: none;
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    background: currentcolor;
    mask: url("${marks}") 0 / auto 100%;
  }
  & [data-mark='elder']::before {
    mask-position: 50%;
  }
  & [data-mark='access']::before {
    mask-position: 100%;
  }
  & img {
    width: auto;
    height: ${space[6]};
  }
`
