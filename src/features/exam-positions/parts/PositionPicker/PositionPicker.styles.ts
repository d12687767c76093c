import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '#design-system'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`

/** Words and filters in a line where there is room. */
export const Filters = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.from640} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    align-items: end;
  }
`

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`

/** A position a row, whose label is the whole of it. */
export const Choices = styled.div`
  display: grid;
  gap: ${space[2]};

  & > label {
    align-items: start;
    padding: ${space[3]} ${space[4]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
    overflow-wrap: anywhere;
    line-height: ${leading.snug};
  }
  & > label:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`

/** What belongs to a choice, under its name. */
export const Facts = styled.span`
  display: flex;
  margin-block-start: ${space[1]};
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Pages = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`
