import { styled } from 'styled-components'
import { color, radius } from '#design-system'

export const View = styled.div`
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.overlay};
  & > video {
    display: block;
    width: 100%;
    max-height: 40vh;
    object-fit: cover;
  }
`
