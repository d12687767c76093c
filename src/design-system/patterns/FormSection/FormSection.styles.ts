import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

export const Root = styled.section`
  grid-template-columns: minmax(0, 1fr);
  display: grid;
  gap: ${space[5]};
  max-width: ${size.measure};
  & + & {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: ${size.line} solid ${color.border};
  }
`

export const Hint = styled.div`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
