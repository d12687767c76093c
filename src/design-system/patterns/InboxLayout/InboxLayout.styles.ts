import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  ${media.below960} {
    &[data-reading] > :not(header, :last-child),
    &[data-reading] > :last-child > :first-child,
    &:not([data-reading]) > :last-child > section {
      display: none;
    }
  }
`

export const Panes = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  & > :first-child {
    min-width: 0;
  }
  ${media.from960} {
    &[data-beside] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`

export const Pane = styled.section`
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from960} {
    position: sticky;
    top: ${space[4]};
    align-self: start;
    padding: ${space[6]};
  }
`
