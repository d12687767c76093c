import { styled } from 'styled-components'
import { media, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  min-width: 0;
  ${media.print} {
    & > header {
      display: none;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
  ${media.from960} {
    &[data-beside] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
    &:has(> nav) {
      grid-template-rows: auto 1fr;
    }
    & > aside,
    &[data-beside='parts'] > nav {
      position: sticky;
      top: ${space[4]};
      align-self: start;
      min-width: 0;
    }
    &[data-beside='parts'] > nav {
      grid-row: 1 / 3;
    }
  }
`

/** Written before the form, which stands left of it where there is room. */
export const Parts = styled.nav`
  min-width: 0;
  ${media.from960} {
    grid-column: 2;
    & + * {
      grid-row: 1 / 3;
      grid-column: 1;
    }
  }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  &:not([data-wide]) {
    max-width: calc(${size.content} * 0.75);
  }
`
