import { styled } from 'styled-components'
import { color, media, space } from '#design-system'

export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]} ${space[6]};
  margin: 0;

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > div {
    display: flex;
    gap: ${space[3]};
  }

  & dt {
    flex: none;
    min-width: 5em;
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
