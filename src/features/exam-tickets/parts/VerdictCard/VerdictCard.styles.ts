import { styled } from 'styled-components'
import { color, leading, radius, size, space, text, weight } from '#design-system'

/** Read from an arm's length: sign, words and edge say it, not the colour alone. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${space[1]} solid ${color.warning};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  &[data-tone='success'] {
    border-color: ${color.success};
  }
  &[data-tone='danger'] {
    border-style: double;
    border-width: ${space[2]};
    border-color: ${color.danger};
  }
  &[data-tone='warning'] {
    border-style: dashed;
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
  [data-tone='success'] > & > svg {
    color: ${color.success};
  }
  [data-tone='danger'] > & > svg {
    color: ${color.danger};
  }
  [data-tone='warning'] > & > svg {
    color: ${color.warning};
  }
`

/** What is compared with the paper and the door. */
export const Compare = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
  gap: ${space[3]} ${space[4]};
  & dt {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & dd {
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
`
