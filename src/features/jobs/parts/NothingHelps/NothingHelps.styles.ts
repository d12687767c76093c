import { styled } from 'styled-components'
import { leading, Stack, size, space, text } from '#design-system'

/** Each line in the middle, under the sentence that says that there is nothing, with nothing beside it. */
export const Root = styled(Stack)`
  flex: 1 0 100%;
  & > *,
  & > nav > * {
    justify-content: center;
  }
`

/** As high as what may come into it: the best way, and under it a line of others where there is more than one filter. */
export const Place = styled(Stack)`
  align-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  &[data-others] {
    min-height: calc(${size.target} + ${space[2]} + ${text.md} * ${leading.body});
  }
`
