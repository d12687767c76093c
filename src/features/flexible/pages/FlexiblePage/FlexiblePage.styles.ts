import { styled } from 'styled-components'
import { color, space } from '#design-system'

/** Terms and what is said of them, a line each. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};

  & > div {
    display: flex;
    gap: ${space[3]};
  }

  & dt {
    flex: none;
    width: 5em;
    color: ${color.textMuted};
  }

  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
