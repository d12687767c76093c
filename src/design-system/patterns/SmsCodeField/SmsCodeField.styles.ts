import { styled } from 'styled-components'
import { color, leading, space, text } from '../../tokens/index.ts'

/** The button keeps its width while it counts, and stands below the code where both find no room beside each other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > input {
    flex: 1 1 7em;
    width: auto;
    min-width: 0;
  }
  & > button {
    flex: 0 0 auto;
    min-width: 9em;
  }
`

/** Always there, so that what appears in it is read aloud. */
export const Said = styled.div`
  color: ${color.success};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  &[data-again] {
    color: ${color.textMuted};
  }
  &:empty {
    margin-top: calc(-1 * ${space[1]});
  }
`
