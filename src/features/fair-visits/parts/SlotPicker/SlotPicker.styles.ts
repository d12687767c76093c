import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

export const Day = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  border: 0;
  & > legend {
    margin-bottom: ${space[2]};
    font-weight: ${weight.bold};
  }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: ${space[2]};
`

/** A half hour as a large target: hours first, then what is left. */
export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  cursor: pointer;
  & > b {
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  & > small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:disabled) {
    border-style: dashed;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${size.line};
  }
  ${media.below640} {
    padding: ${space[2]};
  }
`
