import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

/** The picture in the size that it will have on paper, on a sheet of its own. */
export const Print = styled.figure`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  margin: 0;
  & > img {
    border: ${size.line} solid ${color.border};
    background: ${color.surfaceMuted};
  }
`

export const Wants = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
`

export const Bench = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.from640} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    & > :first-child {
      padding: ${space[4]};
      border-radius: ${radius.md};
      background: ${color.surfaceMuted};
    }
  }
`
