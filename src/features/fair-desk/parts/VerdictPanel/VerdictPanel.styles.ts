import { styled } from 'styled-components'
import { color, leading, radius, size, space, text, weight } from '#design-system'

/** Read from an arm's length in the sun: sign, words and the form of the edge say it, not the colour alone. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  border: ${space[2]} solid ${color.success};
  border-radius: ${radius.lg};
  background: ${color.successSoft};
  overflow-wrap: anywhere;
  &[data-tone='danger'] {
    border-style: double;
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &[data-tone='warning'] {
    border-style: dashed;
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
`

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${text['3xl']};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  & > svg {
    flex: none;
    width: calc(${size.iconLarge} * 1.5);
    height: calc(${size.iconLarge} * 1.5);
  }
`
