import { styled } from 'styled-components'
import access from '../../art/access.svg'
import elder from '../../art/elder.svg'
import shield from '../../art/shield.svg'
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
    bottom: 100%;
    color: ${color.primaryBorder};
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
  & details[open] {
    grid-column: 1 / -1;
    padding-bottom: ${space[3]};
    ${media.from960} {
      grid-column: auto;
    }
  }
  & summary,
  & h2 {
    color: ${color.onFooter};
    font-size: ${text.md};
    font-weight: ${weight.medium};
  }
  & summary {
    min-height: ${size.target};
    line-height: ${size.target};
    cursor: pointer;
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
  & [data-codes] {
    display: flex;
    gap: ${space[5]};
    padding-top: ${space[1]};
  }
  & figure {
    text-align: center;
  }
  & figure > img {
    margin-bottom: ${space[2]};
    border-radius: ${radius.md};
  }
`

const marks = Object.entries({ shield, elder, access })
  .map(([kind, file]) => `& [data-mark='${kind}']::before { mask-image: url('${file}'); }`)
  .join('\n')

export const Legal = styled.section`
  ${frame}
  display: flex;
  gap: ${space[4]};
  margin-top: ${space[2]};
  font-size: ${text.xs};
  ${media.from960} {
    align-items: center;
    margin-top: ${space[8]};
    font-size: ${text.sm};
  }
  & > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: center;
    padding-top: ${space[2]};
    border-top: ${size.line} solid color-mix(in srgb, currentcolor 25%, transparent);
    ${media.from960} {
      gap: 0 ${space[6]};
      padding-top: ${space[4]};
    }
  }
  & a,
  & [data-mark] {
    min-height: ${space[6]};
    white-space: nowrap;
  }
  & [data-mark] {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
  }
  & [data-mark]::before {
    content: '';
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    background: currentcolor;
    mask-size: contain;
  }
  ${marks}
  & > img {
    display: none;
    width: auto;
    height: ${space[10]};
    ${media.from960} {
      display: block;
    }
  }
`
