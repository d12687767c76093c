import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

export const Sheet = styled.article`
  display: grid;
  gap: ${space[6]};
  overflow-wrap: anywhere;

  ${media.from640} {
    max-width: calc(${size.measure} * 1.25);
    padding: ${space[6]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }

  ${media.print} {
    gap: ${space[4]};
    max-width: none;
    padding: 0;
    border: 0;
    background: none;
  }
`

/** On paper alone. */
export const Mark = styled.p`
  display: none;
  ${media.print} {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Head = styled.header`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: space-between;
`

export const Who = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`

export const Photo = styled.div`
  flex: none;
  width: ${space[20]};
`

export const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: ${size.line} solid ${color.border};
`

export const Entries = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li`
  display: grid;
  gap: ${space[1]};
  break-inside: avoid;
`

export const EntryTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  justify-content: space-between;
  font-weight: ${weight.medium};
`

export const Period = styled.span`
  color: ${color.textMuted};
  font-size: ${text.sm};
  font-weight: ${weight.regular};
`

export const Prose = styled.p`
  margin: 0;
  white-space: pre-line;
`
