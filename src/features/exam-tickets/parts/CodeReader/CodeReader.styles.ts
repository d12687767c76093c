import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

/** Camera, picture and typing beside each other where there is room. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** What the camera sees, with the square into which the code belongs. */
export const View = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 12% 21%;
    border: ${space[1]} solid ${color.primary};
    border-radius: ${radius.lg};
  }
`
