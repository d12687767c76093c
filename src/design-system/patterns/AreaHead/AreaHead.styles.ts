import { styled } from 'styled-components'
import { color, media, radius, space } from '../../tokens/index.ts'
import { waveLine } from '../wave.ts'

/** The drawing stands beside the title on a phone, and beside all of it where there is room. */
export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  overflow: hidden;
  padding: ${space[4]} ${space[4]} ${space[8]};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  & > :nth-child(2) {
    width: ${space[20]};
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
  &::after {
    ${waveLine}
    inset: auto 0 0;
    background: ${color.motif};
  }
  ${media.from960} {
    column-gap: ${space[10]};
    padding: ${space[6]} ${space[8]} ${space[10]};
    & > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
      width: calc(2 * ${space[20]} + ${space[10]});
    }
    & > :nth-child(3) {
      grid-column: 1;
    }
  }
  [data-theme='contrast'] & {
    padding-inline: 0;
    padding-block: 0;
  }
  ${media.print} {
    padding: 0;
    background: none;
  }
`
