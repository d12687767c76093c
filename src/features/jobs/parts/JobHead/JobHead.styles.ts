import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const Root = styled.header`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

export const PayLine = styled.p`
  margin: 0;
  font-size: ${text['2xl']};
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
`

export const Tags = styled(Facts)`
  gap: ${space[1]};
`

export const Small = styled.p`
  margin: 0;
  color: ${color.textSubtle};
  font-size: ${text.sm};
`
