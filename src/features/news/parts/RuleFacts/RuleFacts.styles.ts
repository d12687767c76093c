import { styled } from 'styled-components'
import { color, media, space, text } from '#design-system'

export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[6]};
  margin: 0;
  font-size: ${text.sm};

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: ${space[2]};
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
