import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  ${media.from960} {
    &[data-filtered] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
      gap: ${space[6]};
    }
  }
`

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
  ${media.from960} {
    padding: ${space[5]} ${space[6]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
`

export const ResultBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  & > :last-child {
    margin-inline-start: auto;
  }
`
