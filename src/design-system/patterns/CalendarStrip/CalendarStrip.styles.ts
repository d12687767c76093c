import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.div`
  min-width: 0;
`

export const Days = styled.div`
  display: grid;
  /* Seven in a row, fewer where the reader's type is too large for that. */
  grid-template-columns: repeat(auto-fill, minmax(max(1.75em, (100% - 6 * ${space[1]}) / 7.01), 1fr));
  gap: ${space[1]};
`

export const Day = styled.button`
  display: grid;
  justify-items: center;
  min-height: ${size.target};
  padding-block: ${space[1]};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${text.xs};
  line-height: ${leading.snug};
  & > b {
    color: ${color.text};
    font-size: ${text.lg};
    font-weight: ${weight.medium};
  }
  &::after {
    content: '';
    width: ${space[1]};
    height: ${space[1]};
    border-radius: ${radius.full};
  }
  &[data-busy]::after {
    background: ${color.accent};
  }
  &[aria-pressed='true'] {
    background: ${color.primary};
    &,
    & > b {
      color: ${color.onPrimary};
    }
    &::after {
      background: currentcolor;
    }
    &:not([data-busy])::after {
      background: none;
    }
  }
  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: ${color.primarySoft};
    }
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: ${space.half} solid Highlight;
    }
  }
`

export const Events = styled.ul`
  margin-top: ${space[2]};
  & > li {
    position: relative;
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    min-height: ${size.target};
    padding-block: ${space[2]};
    line-height: ${leading.snug};
  }
  & > li + li {
    border-top: ${size.line} solid ${color.border};
  }
  & > li > span {
    flex: none;
    max-width: 50%;
    overflow-wrap: anywhere;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Quiet = styled.p`
  padding-block: ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
