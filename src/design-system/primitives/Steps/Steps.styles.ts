import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

export const List = styled.ol`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${media.below640} {
    gap: ${space[1]};
    padding-top: calc(${text.sm} * 1.6 + ${space[1]});
  }
`

export const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${media.below640} {
    display: none;
  }
`

export const Label = styled.span`
  font-size: ${text.sm};
  line-height: ${leading.snug};
`

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.textMuted};
  &[data-state='done'] > ${Mark} {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  &[data-state='current'] > ${Mark} {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-state='current'] > ${Label} {
    color: ${color.text};
    font-weight: ${weight.bold};
  }
  ${media.from640} {
    &:not(:last-child) {
      flex: 1 1 auto;
    }
    &:not(:last-child)::after {
      content: '';
      flex: 1;
      min-width: ${space[2]};
      border-top: ${size.line} solid ${color.borderStrong};
    }
    &[data-state='done']::after {
      border-color: ${color.primary};
    }
  }
  ${media.below640} {
    flex: 1;
    height: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.border};
    &:not([data-state='upcoming']) {
      background: ${color.primary};
    }
    & > ${Label} {
      ${visuallyHidden}
    }
    &[data-state='current'] > ${Label} {
      inset: 0 0 auto 0;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
    }
    &[data-state='current'] > ${Label}::before {
      content: attr(data-position) ' ';
      color: ${color.textMuted};
      font-variant-numeric: tabular-nums;
      font-weight: ${weight.regular};
    }
  }
  ${media.below640} {
    ${media.forcedColors} {
      border: ${size.line} solid;
      &:not([data-state='upcoming']) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`
