import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
`

/** Actions come last and keep to the bottom edge on a phone; a desktop has them in sight beside the title. */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  & > [data-sticky] > div,
  & > [data-sticky] > div > :first-child {
    flex: 1;
  }
  ${media.from960} {
    display: grid;
    gap: ${space[4]} ${space[6]};
    &[data-beside] {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    }
    & > [data-sticky] {
      position: sticky;
      top: ${space[4]};
      grid-area: 1 / 2;
      align-self: start;
      padding: ${space[5]};
      border: ${size.line} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
  }
`

export const Body = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from960} {
    grid-area: 1 / 1 / 3;
    align-self: start;
    padding: ${space[6]};
  }
`

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
`
