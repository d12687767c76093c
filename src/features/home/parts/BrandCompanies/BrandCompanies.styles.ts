import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

export const Brands = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from1280} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const Brand = styled.li`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.surfaceHover};
  }
`
