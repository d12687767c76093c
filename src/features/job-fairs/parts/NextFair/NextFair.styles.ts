import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

export const Root = styled.section`
  display: flex;
  /* Type so large that words find no room beside the date stand under it. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  max-width: 44em;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};

  & > time {
    flex: none;
  }
  & > div {
    display: grid;
    flex: 1 1 11em;
    gap: ${space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > :first-child {
    font-size: ${text.lg};
    font-weight: ${weight.medium};
  }
  & > :last-child {
    flex: 1 0 100%;
  }

  ${media.from640} {
    & > :last-child {
      flex: none;
    }
  }
`
