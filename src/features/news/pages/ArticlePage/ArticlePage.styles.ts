import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: ${size.measure};
  margin-inline: auto;
  overflow-wrap: anywhere;
`

export const Sheet = styled.article`
  display: grid;
  gap: ${space[4]};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
