import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.from960} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[8]};
  }
`

export const Months = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
`

/** Seven columns at every width. Only days with dates can be pressed. */
export const Sheet = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: center;

  & th {
    padding: ${space[1]} 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }
  & td {
    padding: ${space.half};
    color: ${color.textMuted};
  }
  & td[data-other] {
    color: ${color.textSubtle};
  }
  & td > * {
    display: grid;
    align-content: center;
    justify-items: center;
    width: 100%;
    min-height: ${size.target};
    padding: 0;
    border: ${size.line} solid transparent;
    border-radius: ${radius.md};
    background: none;
    color: inherit;
    font: inherit;
    line-height: ${leading.tight};
  }
  & td[data-today] > * {
    border-color: ${color.borderStrong};
  }
  & button {
    cursor: pointer;
  }
  & td > button {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
  }
  & td > button[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & small {
    font-size: ${text.xs};
    font-weight: ${weight.regular};
  }
`

export const Day = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;

  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    position: relative;
    display: grid;
    gap: ${space.half};
    padding-block: ${space[3]};
    border-block-start: ${size.line} solid ${color.border};
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
  & li > span {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
