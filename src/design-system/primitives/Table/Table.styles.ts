import { css, styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

export const StyledTable = styled.table`
  width: 100%;
  line-height: ${leading.snug};
  ${media.below640} {
    display: block;
  }
  ${media.from640} {
    background: ${color.surface};
  }
`

export const HeadGroup = styled.thead`
  ${media.below640} {
    ${visuallyHidden}
  }
`

export const BodyGroup = styled.tbody`
  ${media.below640} {
    display: block;
  }
`

export const Line = styled.tr`
  ${BodyGroup} > & {
    ${media.below640} {
      display: block;
      margin-bottom: ${space[3]};
      padding: ${space[2]} ${space[4]};
      border: ${size.line} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
    ${media.below640} {
      [data-surface='card'] & {
        margin: 0;
        padding-inline: 0;
        border-width: ${size.line} 0 0;
        border-radius: 0;
      }
      [data-surface='card'] &:first-child {
        border-top: 0;
      }
    }
    ${media.from640} {
      border-top: ${size.line} solid ${color.border};
    }
    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
      }
    }
  }
`

export const Caption = styled.caption`
  overflow-wrap: anywhere;
  padding-block: ${space[2]};
  font-weight: ${weight.bold};
  text-align: start;
  &[data-hidden] {
    ${visuallyHidden}
  }
  ${media.below640} {
    display: block;
  }
`

const aligned = css`
  &[data-align='end'] {
    text-align: end;
  }
  &[data-align='center'] {
    text-align: center;
  }
`

export const HeadCell = styled.th`
  padding: ${space[2]} ${space[3]};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  font-size: ${text.sm};
  font-weight: ${weight.medium};
  white-space: nowrap;
  ${aligned}
`

export const Cell = styled.td`
  ${media.from640} {
    /* A word without an end breaks here instead of widening the page. */
    max-width: 36em;
    padding: ${space[3]};
    ${aligned}
    &[data-nowrap] {
      white-space: nowrap;
    }
  }
  ${media.below640} {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
    text-align: end;
    overflow-wrap: anywhere;
    &::before {
      content: attr(data-title);
      flex: none;
      max-width: 50%;
      text-align: start;
      color: ${color.textSubtle};
    }
    &[scope='row'] {
      padding-block: ${space[1]} ${space[2]};
      font-weight: ${weight.bold};
      text-align: start;
    }
    &[scope='row']::before {
      content: none;
    }
  }
`

export const SortLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.target};
  margin-block: calc(-1 * ${space[2]});
  color: inherit;
  text-decoration: none;
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.primary};
  }
`
