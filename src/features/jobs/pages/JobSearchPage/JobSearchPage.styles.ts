import { styled } from 'styled-components'
import { media, size, space } from '#design-system'

export const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[4]};
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.from960} {
    grid-template-columns: ${size.drawer} minmax(0, 1fr);
    gap: ${space[8]};
  }
`

export const Results = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`
