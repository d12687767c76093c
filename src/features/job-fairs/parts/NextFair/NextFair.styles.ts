import { styled } from 'styled-components'
import { color, media, radius, space, text, weight } from '#design-system'

export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  max-width: 44em;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.surface};

  & > div {
    display: grid;
    gap: ${space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > :first-child {
    font-size: ${text.lg};
    font-weight: ${weight.medium};
  }
  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.from640} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > :last-child {
      grid-column: auto;
    }
  }
`
