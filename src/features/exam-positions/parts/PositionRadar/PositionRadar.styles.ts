import { styled } from 'styled-components'
import { color, leading, radius, size, space, text, weight } from '#design-system'

/** A condition a row: its words first, then what one has, then what to do. */
export const Conditions = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]} ${space[4]};
    border-inline-start: ${size.focus} solid ${color.borderStrong};
    border-radius: ${radius.sm};
    background: ${color.surfaceMuted};
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
  & > li[data-verdict='fits'] {
    border-color: ${color.success};
  }
  & > li[data-verdict='unsure'] {
    border-color: ${color.warning};
  }
  & > li[data-verdict='fails'] {
    border-color: ${color.danger};
  }
  & > li > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & q {
    font-weight: ${weight.medium};
    quotes: none;
  }
  & p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & p[data-advice] {
    color: ${color.text};
  }
  & > li > div > span {
    flex: none;
  }
`
