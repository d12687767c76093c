import { styled } from 'styled-components'
import { color, radius, size, space, text, weight } from '#design-system'

export const Day = styled.section`
  display: grid;
  gap: ${space[2]};
  & > h3 {
    font-size: ${text.md};
    font-weight: ${weight.bold};
  }
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5em), 1fr));
  gap: ${space[2]};
  list-style: none;
`

/** A slot as a large target: hours first, then how it stands. */
export const Slot = styled.button`
  display: grid;
  gap: 0;
  width: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  & > b {
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  & > small {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    & > small {
      color: ${color.text};
    }
  }
  &:disabled {
    border-style: dashed;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${size.line};
  }
`
