import { styled } from 'styled-components'
import { color, leading, media, size, space, text, weight } from '#design-system'

export const Item = styled.article`
  position: relative;
  display: grid;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]};
  border-block-end: ${size.line} solid ${color.border};

  &:hover {
    background: ${color.surfaceHover};
  }

  ${media.from960} {
    padding: ${space[4]} ${space[5]};
  }
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

export const Title = styled.h3`
  margin: 0;
  min-width: 0;
  font-size: ${text.lg};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  margin: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  color: ${color.textSubtle};
  font-size: ${text.sm};
`

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
