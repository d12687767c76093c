import { styled } from 'styled-components'
import { color, radius, size, space, text, weight } from '#design-system'

export const Sections = styled.ol`
  margin: 0;
  padding: 0;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  list-style: none;

  & > li + li {
    border-block-start: ${size.line} solid ${color.border};
  }

  & a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
    min-height: ${size.target};
    padding: ${space[2]} ${space[3]};
    color: ${color.text};
    text-decoration: none;
  }

  & a[aria-current] {
    color: ${color.primary};
    font-weight: ${weight.bold};
  }

  & small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }

  & small[data-done] {
    color: ${color.success};
  }
`
