import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

/** By its own width in type sizes, so that larger letters leave for the bar sooner. */
const roomy = '@container steps (min-width: 36rem)'
const tight = '@container steps (max-width: 35.99rem)'

export const List = styled.ol`
  container: steps / inline-size;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  width: 100%;
  /* Several lines of steps; on a phone, where each is a piece of the bar, pieces that touch. */
  &[data-many] {
    flex-wrap: wrap;
    gap: ${space[1]} 0;
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
  line-height: 1;
  ${tight} {
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
  ${roomy} {
    &:not(:last-child) {
      flex: 1 1 auto;
    }
    &:not(:last-child)::after {
      content: '';
      flex: 1;
      min-width: ${space[2]};
      margin-inline-end: ${space[1]};
      border-top: ${size.line} solid ${color.borderStrong};
    }
    &[data-state='done']::after {
      border-color: ${color.primary};
    }
  }
  ${tight} {
    flex: 1;
    height: ${space[1]};
    margin-top: calc(${text.sm} * 1.6 + ${space[1]});
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
      font-weight: ${weight.regular};
    }
  }
  ${tight} {
    ${media.forcedColors} {
      border: ${size.line} solid;
      &:not([data-state='upcoming']) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`
