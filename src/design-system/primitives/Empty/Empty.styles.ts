import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.ts'

export const StyledEmpty = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[4]};
  text-align: center;
  & > :last-child:is(a, button) {
    margin-top: ${space[3]};
  }
`

export const Picture = styled.span`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  margin-bottom: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.surfaceMuted};
  color: ${color.textSubtle};
`
