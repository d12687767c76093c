import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'
import { waveLine } from '../wave.ts'

/**
 * A card with the wave along its foot; what the site has further comes later, and has the place of a line below the words
 * and of a drawing beside them on a desktop.
 */
export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  overflow: hidden;
  padding: ${space[5]} ${space[4]} ${space[10]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &::after {
    ${waveLine}
    inset: auto 0 0;
    background: ${color.motif};
  }
  & > :nth-child(2) {
    min-height: 1lh;
  }
  ${media.from960} {
    padding: ${space[12]} ${space[10]} ${space[16]};
    &:has(> :nth-child(2)) {
      min-height: calc(4 * ${space[20]});
      padding-inline-end: calc(2 * ${space[20]} + 3 * ${space[10]});
    }
  }
  ${media.print} {
    padding: 0;
    border: 0;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${size.measure};
`

export const Words = styled.div`
  color: ${color.textMuted};
  font-size: ${text.lg};
`
