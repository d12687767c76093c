import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: 100%;
  max-width: calc(${size.measure} + 2 * ${space[12]});
  min-width: 0;
  margin-inline: auto;
  overflow-wrap: anywhere;
  &[data-wide] {
    max-width: none;
  }
`

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from960} {
    padding: ${space[10]} ${space[12]};
  }
  ${media.print} {
    padding: 0;
    border: 0;
  }
`

/** Where to read on, on a card of its own; paper goes without. */
export const After = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from960} {
    padding: ${space[6]} ${space[12]};
  }
  ${media.print} {
    display: none;
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin: 0;
  color: ${color.textMuted};
  font-size: ${text.sm};
`
