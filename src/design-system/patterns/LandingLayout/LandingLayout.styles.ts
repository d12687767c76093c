import { styled } from 'styled-components'
import { color, media, radius, space } from '../../tokens/index.ts'
import { inTurn } from '../LoadState/index.ts'
import { waveLine } from '../wave.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  min-width: 0;
  ${inTurn}
`

/** On a phone the drawing stands small beside the title alone: words, dates and a search have the whole width. The wave runs along the foot. */
export const Band = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  overflow: hidden;
  padding: ${space[4]} ${space[4]} ${space[8]};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    gap: ${space[4]};
    min-width: 0;
  }
  & > span {
    flex: none;
  }
  ${media.below960} {
    &:has(> span) h1 {
      padding-inline-end: ${space[20]};
    }
    & > span {
      position: absolute;
      inset: ${space[2]} ${space[4]} auto auto;
      width: ${space[16]};
    }
  }
  &::after {
    ${waveLine}
    inset: auto 0 0;
    background: ${color.motif};
  }
  ${media.from960} {
    gap: ${space[10]};
    padding: ${space[6]} ${space[8]} ${space[10]};
    & > span {
      align-self: center;
      width: calc(2 * ${space[20]} + ${space[10]});
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
