import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '#design-system'

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-inline-start: ${size.focus} solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  overflow-wrap: anywhere;
`

/** What was struck out beside what stands now. */
export const Changes = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: ${leading.snug};

  & > li {
    display: grid;
    gap: ${space[1]};
  }
  & time {
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
    white-space: nowrap;
  }
  & dl {
    display: grid;
    gap: ${space[1]} ${space[4]};
    margin: 0;
  }
  & dt {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & dd {
    margin: 0;
  }
  & ins {
    text-decoration: none;
  }
  ${media.from640} {
    & dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`
