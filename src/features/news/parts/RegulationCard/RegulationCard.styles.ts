import { styled } from 'styled-components'
import { color, leading, size, space, text, weight } from '#design-system'

export const Root = styled.article`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[4]};
  border-block-end: ${size.line} solid ${color.border};
  overflow-wrap: anywhere;

  & h3 {
    font-size: ${text.lg};
    font-weight: ${weight.medium};
    line-height: ${leading.snug};
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Hits = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  background: ${color.surfaceMuted};
  list-style: none;
`
