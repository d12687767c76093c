import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** Who stands there, and beside it where there is room what they offer. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[8]};
  padding-block: ${space[5]};
  min-width: 0;

  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: ${size.line} solid ${color.border};
  }
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    & > :last-child {
      grid-column: 1;
    }
  }
`

/** The number that is looked for in the hall. */
export const Booth = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  min-width: 4.5rem;
  padding: ${space[2]};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  font-size: ${text.xs};
  line-height: ${leading.tight};

  & > b {
    color: ${color.text};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }
`

export const Jobs = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
    min-width: 0;
    padding-block: ${space[1]};
  }
  & > li > a {
    flex: 1 1 8em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > small {
    color: ${color.textMuted};
    font-size: inherit;
  }
  ${media.from960} {
    grid-row: span 2;
  }
`
