import { styled } from 'styled-components'
import { color, radius, space, text, weight } from '#design-system'

/** Sign, words and the form of the edge say it, not the colour alone. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${space[1]} solid ${color.success};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  &[data-tone='danger'] {
    border-style: double;
    border-color: ${color.danger};
  }
  &[data-tone='warning'] {
    border-style: dashed;
    border-color: ${color.warning};
  }
`

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text.xl};
  font-weight: ${weight.bold};
`
