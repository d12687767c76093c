import { styled } from 'styled-components'
import { color, leading, media, radius, space, text } from '#design-system'

/** On the wash of what one can do now; a line each on a phone, two beside each other where there is room. */
export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
  }
  & ul {
    display: grid;
    gap: ${space[3]} ${space[8]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    position: relative;
    display: grid;
    gap: ${space.half};
    min-width: 0;
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
  & li > span {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }

  ${media.from640} {
    & ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
