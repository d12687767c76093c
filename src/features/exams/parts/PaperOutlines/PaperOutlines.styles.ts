import { styled } from 'styled-components'
import { color, leading, media, space, text } from '#design-system'

/** Papers beside each other where there is room. */
export const Papers = styled.div`
  display: grid;
  gap: ${space[5]};

  & > section {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    line-height: ${leading.snug};
  }
  & p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  ${media.from640} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
    column-gap: ${space[8]};
  }
`
