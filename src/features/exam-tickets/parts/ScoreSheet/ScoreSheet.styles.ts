import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** The score card: on the screen in the colours of the theme, on paper black on white. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.from640} {
    padding: ${space[6]};
  }
  ${media.print} {
    padding: 0;
    border: 0;
    font-size: 11pt;
    &&&,
    &&& * {
      background: none;
      color: black;
      border-color: black;
    }
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  & > div {
    display: grid;
    gap: ${space[1]};
    min-width: 0;
  }
  & h2 {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
`

/** Total, rank and line: the figures that decide. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5em, 1fr));
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  & dt {
    font-size: ${text.sm};
  }
  & dd {
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
  & dd > strong {
    font-size: ${text['3xl']};
  }
  & dd > span {
    display: block;
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }
  ${media.print} {
    border: ${size.line} solid;
  }
`

export const Parts = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: ${size.line} solid ${color.border};
  }
  & strong {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
  }
`
