import { styled } from 'styled-components'
import { color, radius, size, space, weight } from '#design-system'

export const Sheet = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${size.targetMain}, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-height: ${size.target};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    text-decoration: none;
  }

  & a[data-state='right'] {
    border-color: ${color.success};
    background: ${color.successSoft};
  }

  & a[data-state='wrong'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  & a[aria-current] {
    outline: ${size.focus} solid ${color.primary};
    font-weight: ${weight.bold};
  }
`
