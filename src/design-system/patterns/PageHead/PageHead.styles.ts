import { styled } from 'styled-components'
import { color, size, space } from '../../tokens/index.ts'

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${size.target};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const Lead = styled.div`
  max-width: ${size.measure};
  color: ${color.textMuted};
`
