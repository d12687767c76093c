import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** On the screen a sheet in the colours of the theme; on paper one or two A4 pages, black on white. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > header > h3 {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
  & h4 {
    font-weight: ${weight.bold};
  }
  ${media.print} {
    gap: 4mm;
    padding: 0;
    border: 0;
    font-size: 10pt;
    line-height: ${leading.snug};
    & section {
      break-inside: avoid;
    }
  }
`

/** Booths with a box to tick, in the order of walking; long lists go on to the next page between booths. */
export const Stops = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: 2em;
  list-style: decimal;
  & > li {
    break-inside: avoid;
    white-space: pre-line;
  }
  ${media.print} {
    gap: 2mm;
  }
`

export const Questions = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: 1.4em;
  list-style: '□ ';
`
