import { styled } from 'styled-components'
import { color, media, space, z } from '#design-system'

const keeps = `
  &[data-active] {
    position: sticky;
    top: 0;
    z-index: ${z.sticky};
  }
`

/** What is done with those chosen stays in sight, however far down the last of them was. */
export const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1]};
  background: ${color.page};
  ${media.from960} {
    ${keeps}
  }
  ${media.tallPhone} {
    ${keeps}
  }
`
