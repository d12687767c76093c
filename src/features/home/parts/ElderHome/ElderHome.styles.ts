import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

/** Numbers to call, as large as a button. */
export const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & a[data-variant] {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 ${space[3]};
    min-height: ${size.targetMain};
    padding: ${space[2]} ${space[4]};
    border: ${size.line} solid ${color.primaryBorder};
    border-radius: ${radius.lg};
    background: ${color.surface};
    color: ${color.link};
    line-height: ${leading.snug};
    text-decoration: none;
  }

  & a > svg {
    grid-row: 1 / 3;
  }

  & b {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
`

/** Four ways, two in a row, one where the words would break; each with its drawing beside the word. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7em), 1fr));
  gap: ${space[3]};

  & a[data-variant] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[3]};
    min-height: calc(1.6 * ${size.targetMain});
    padding: ${space[3]};
    border-radius: ${radius.lg};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  & li:nth-child(n + 2) a[data-variant] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    box-shadow: inset 0 0 0 ${size.line} ${color.primaryBorder};
  }
`

/** Plain rows, one below the other. */
export const Rows = styled.ul`
  & > li + li {
    border-top: ${size.line} solid ${color.border};
  }

  & > li > a[data-variant] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${size.targetMain};
    color: ${color.link};
    text-decoration: none;
  }
`

export const Jobs = styled.ul`
  display: grid;
  gap: ${space[5]};
`
