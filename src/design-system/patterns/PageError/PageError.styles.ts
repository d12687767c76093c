import { styled } from 'styled-components'
import { color, media, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  grid-template-columns: minmax(0, 1fr);
  display: grid;
  gap: ${space[4]};
  max-width: ${size.measure};
  padding-block: ${space[8]};
  ${media.from960} {
    padding-block: ${space[16]};
  }
`

export const Words = styled.div`
  color: ${color.textMuted};
  font-size: ${text.lg};
`
