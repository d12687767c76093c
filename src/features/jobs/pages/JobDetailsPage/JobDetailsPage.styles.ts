import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block-start: ${space[4]};

  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[8]};
  }
`

export const Body = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
`

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
`
