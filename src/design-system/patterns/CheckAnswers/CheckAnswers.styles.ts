import { styled } from 'styled-components'
import { color, media, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${size.target};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`

export const Rows = styled.dl`
  border-top: ${size.line} solid ${color.border};
  & > div {
    padding-block: ${space[3]};
    border-bottom: ${size.line} solid ${color.border};
    ${media.from640} {
      display: grid;
      grid-template-columns: minmax(5em, 1fr) 2fr;
      gap: ${space[4]};
    }
    &[data-editable] {
      ${media.from640} {
        grid-template-columns: minmax(5em, 1fr) 2fr max-content;
      }
    }
  }
  & dt {
    color: ${color.textMuted};
    font-size: ${text.sm};
    ${media.from640} {
      font-size: inherit;
    }
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & dd[data-missing] {
    color: ${color.textSubtle};
  }
`
