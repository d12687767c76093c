import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.from1280} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[8]};

    & > :first-child {
      position: sticky;
      inset-block-start: ${space[16]};
      align-self: start;
    }
  }
`

export const Months = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
`

/** Seven columns at every width. Only days on which a fair opens lead somewhere. */
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
    box-sizing: border-box;
    width: 100%;
    min-height: ${size.target};
    border: ${size.line} solid transparent;
    border-radius: ${radius.md};
    color: inherit;
    line-height: ${leading.tight};
    text-decoration: none;
  }
  & td[data-today] > * {
    border-color: ${color.borderStrong};
  }
  & td > a {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
  }
  & small {
    font-size: ${text.xs};
    font-weight: ${weight.regular};
  }
`

export const Days = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
`

export const Day = styled.section`
  display: grid;
  gap: ${space[2]};
  scroll-margin-block-start: ${space[16]};

  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-start: ${size.line} solid ${color.border};
    overflow-wrap: anywhere;
  }
  & li > div {
    display: grid;
    flex: 1 1 16em;
    gap: ${space[1]};
    min-width: 0;
  }
  & p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &:target > :first-child {
    color: ${color.link};
  }
`
