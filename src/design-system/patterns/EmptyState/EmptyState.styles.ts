import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[4]};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Drawing = styled.span`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  margin-bottom: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.surfaceMuted};
  color: ${color.textSubtle};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  margin-top: ${space[3]};
`
