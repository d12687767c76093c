import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
`

/** One star as large as a finger; all up to the chosen one are filled. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.md};
  color: ${color.accent};
  cursor: pointer;
  & > input {
    ${visuallyHidden}
  }
  &[data-filled] > svg {
    fill: currentcolor;
  }
  &:has(:focus-visible) {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: calc(-1 * ${size.focus});
  }
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.surfaceMuted};
    }
  }
  ${media.forcedColors} {
    color: CanvasText;
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
  }
`

export const Words = styled.span`
  color: ${color.textMuted};
`

export const Shown = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  & > b {
    font-weight: ${weight.bold};
  }
  & > small {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Drawing = styled.span`
  display: inline-flex;
  color: ${color.accent};
  ${media.forcedColors} {
    color: CanvasText;
  }
`

/** A star drawn twice: the outline, and over it as much of a full one as it is worth. */
export const Star = styled.span`
  position: relative;
  display: inline-grid;
  & > [data-over] {
    position: absolute;
    inset: 0;
    fill: currentcolor;
  }
  &[data-fill='half'] > [data-over] {
    clip-path: inset(0 50% 0 0);
  }
`
