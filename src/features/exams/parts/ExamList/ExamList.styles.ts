import { styled } from 'styled-components'
import { color, text, weight } from '#design-system'

/** What comes next, large enough to be read down the list; orange within a day of an end. */
export const Next = styled.span`
  color: ${color.textMuted};
  font-size: ${text.sm};
  white-space: nowrap;

  & > b {
    color: ${color.text};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }
  &[data-urgent] > b {
    color: ${color.accentText};
  }
`
