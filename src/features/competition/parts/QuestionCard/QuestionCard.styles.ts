import { styled } from 'styled-components'
import { color, radius, size, space, text } from '#design-system'

export const Choices = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding: ${space[2]} ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
  }

  & > [data-chosen] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  & > [data-right] {
    border-color: ${color.success};
    background: ${color.successSoft};
  }

  & b {
    font-size: ${text.sm};
  }
`
