import { styled } from 'styled-components'
import { color, radius, size, space } from '../../tokens/index.ts'

export const Root = styled.div`
  grid-template-columns: minmax(0, 1fr);
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.target};
`

export const Picture = styled.canvas`
  flex: none;
  max-width: none;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
`
