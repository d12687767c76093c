import { styled } from 'styled-components'
import { belowFirstScreen } from '../../primitives/mixins.ts'
import { color, media, radius, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  ${media.print} {
    & > nav {
      display: none;
    }
  }
`

/** Paper has whose it is beside the text as well, on its first page. */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  ${media.from960} {
    display: grid;
    gap: ${space[4]} ${space[6]};
    &[data-beside] {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    }
  }
  ${media.print} {
    &:has(aside) {
      display: grid;
      grid-template: auto / minmax(0, 2fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`

export const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  & > :nth-child(n + 4) {
    ${belowFirstScreen('7rem')}
  }
  ${media.from960} {
    padding: ${space[6]};
  }
  ${media.print} {
    padding: 0;
    border: 0;
  }
`

/**
 * A phone has the parts in the page's own column, actions last, so that they keep to the bottom edge over all of it; a desktop
 * has them as a column that stays in sight.
 */
export const Beside = styled.div`
  display: contents;
  & > [data-sticky] {
    order: 1;
  }
  & > [data-sticky] > div,
  & > [data-sticky] > div > :first-child {
    flex: 1;
  }
  ${media.from960} {
    position: sticky;
    top: ${space[4]};
    grid-area: 1 / 2 / 3;
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    align-self: start;
    min-width: 0;
    & > [data-sticky] {
      order: -1;
      padding: ${space[5]};
      border: ${size.line} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
  }
`

export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  ${belowFirstScreen('16rem')}
`

export const After = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  ${belowFirstScreen('40rem')}
  ${media.print} {
    display: none;
  }
`
