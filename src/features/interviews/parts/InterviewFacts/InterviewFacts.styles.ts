import { styled } from 'styled-components'
import { color, media, space } from '#design-system'

export const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  > div {
    display: grid;
    gap: ${space[1]};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${media.from640} {
    > div {
      grid-template-columns: 6em minmax(0, 1fr);
      gap: ${space[4]};
    }
  }
`
