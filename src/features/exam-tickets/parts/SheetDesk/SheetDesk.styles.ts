import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The sheet in the width of a page, and beside it what can be done with it. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: minmax(0, 52rem) minmax(14rem, 1fr);
    gap: ${space[6]};
    & > :not([data-side]) {
      grid-area: 1 / 1;
    }
  }
  ${media.print} {
    display: block;
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.from960} {
    position: sticky;
    top: ${space[4]};
    grid-area: 1 / 2;
  }
`

/** The buttons: a pair a line on a phone, one under another beside the sheet. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[3]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Several sheets, and what belongs to them, in the place of one. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
