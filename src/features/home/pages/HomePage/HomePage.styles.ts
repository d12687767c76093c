import { styled } from 'styled-components'
import { belowFirstScreen, media, space } from '#design-system'

/**
 * A phone shows the areas in the order of the markup: first steps, jobs, account, notices, categories, banners, brands,
 * figures. A desktop puts categories, account and figures beside first steps and notices, and the jobs under them.
 */
export const Body = styled.div`
  display: grid;
  gap: ${space[4]};

  & > div {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    min-width: 0;
  }

  & > :nth-child(n + 3) {
    ${belowFirstScreen('20rem')}
  }

  ${media.from960} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 2fr);

    & > div {
      grid-column: 1 / -1;
      align-content: stretch;
    }

    & > :nth-child(1) {
      grid-area: 1 / 2;
    }

    & > :nth-child(2) {
      grid-row: 4;
    }

    & > :nth-child(3) {
      grid-area: 3 / 1;
    }

    & > :nth-child(4) {
      grid-area: 2 / 2;
    }

    & > :nth-child(5) {
      grid-area: 1 / 1 / 3;
    }

    & > :nth-child(8) {
      grid-area: 3 / 2;
    }
  }

  ${media.from1280} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr) minmax(0, 1fr);

    & > :nth-child(2) {
      grid-row: 3;
    }

    & > :nth-child(3) {
      grid-area: 1 / 3;
    }

    & > :nth-child(8) {
      grid-area: 2 / 3;
    }

    & dl {
      grid-template-columns: 1fr;
    }
  }
`
