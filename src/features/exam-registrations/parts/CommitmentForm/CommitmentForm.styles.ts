import { styled } from 'styled-components'
import { color, radius, size, space } from '#design-system'

/** The words that are signed, set apart from the form around them. */
export const Paper = styled.article`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  & > ol {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding-inline-start: ${space[6]};
    list-style: decimal;
  }
`
