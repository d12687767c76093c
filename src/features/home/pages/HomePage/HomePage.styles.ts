import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Body = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`

export const Top = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;

  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  ${media.from1280} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr) minmax(0, 1fr);
  }
`

export const Middle = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;

  ${media.below960} {
    order: -1;
  }
`

export const Aside = styled.aside`
  min-width: 0;

  ${media.from960} {
    grid-column: 1 / -1;
  }

  ${media.from1280} {
    grid-column: auto;
  }
`
