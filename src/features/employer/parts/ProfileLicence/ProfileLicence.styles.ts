import { styled } from 'styled-components'
import { color, media, space } from '#design-system'

export const Facts = styled.dl`
  display: grid;
  overflow-wrap: anywhere;

  ${media.from640} {
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};
  }

  & > dt {
    color: ${color.textMuted};
  }

  & > dd {
    margin: 0;

    ${media.below640} {
      margin-block-end: ${space[2]};
    }
  }
`
