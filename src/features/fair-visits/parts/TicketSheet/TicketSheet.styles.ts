import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** On the screen a card with the code first; on paper a slip of A6, to be cut out of A4. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > dl {
    justify-self: stretch;
  }
  ${media.from960} {
    padding: ${space[6]};
    &[data-coded] {
      grid-template-columns: 20rem minmax(0, 1fr);
      justify-items: start;
      column-gap: ${space[8]};
    }
    &[data-coded] > * {
      grid-column: 2;
    }
  }
  ${media.print} {
    &[data-coded] {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
    }
    &[data-coded] > * {
      grid-column: 1;
    }
    gap: 2mm;
    width: 95mm;
    padding: 4mm;
    border: 0.3mm dashed black;
    font-size: 8.5pt;
    line-height: ${leading.snug};
    &&&,
    &&& * {
      background: none;
      color: black;
      box-shadow: none;
    }
  }
`

export const Title = styled.h2`
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  text-align: center;
  text-wrap: balance;
  ${media.print} {
    font-size: 11pt;
  }
`

/** As large as a phone is wide, so that it is read at a moment's hold. */
export const Code = styled.div`
  display: grid;
  justify-items: center;
  width: min(100%, 20rem);
  & > figure {
    width: 100%;
  }
  & svg[role='img'] {
    width: 100%;
  }
  &[data-used] {
    opacity: 0.35;
  }
  ${media.from960} {
    [data-coded] > & {
      grid-row: 1 / span 5;
      grid-column: 1;
    }
  }
  ${media.print} {
    width: 44mm;
    [data-coded] > & {
      grid-row: auto;
    }
  }
`

/** Read aloud, three digits at a time. */
export const Short = styled.p`
  display: grid;
  justify-items: center;
  color: ${color.textMuted};
  font-size: ${text.sm};
  & > strong {
    color: ${color.text};
    font-size: ${text['3xl']};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
    line-height: ${leading.tight};
  }
  ${media.from960} {
    [data-coded] > & {
      justify-items: start;
    }
  }
  ${media.print} {
    font-size: 8.5pt;
    & > strong {
      font-size: 16pt;
    }
  }
`

export const When = styled.p`
  font-size: ${text.xl};
  font-weight: ${weight.bold};
  text-align: center;
  ${media.print} {
    font-size: 12pt;
  }
`
