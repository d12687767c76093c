import { styled } from 'styled-components'
import { Stack } from '#design-system'

/** Each line in the middle, under the sentence that says that there is nothing, with nothing beside it. */
export const Root = styled(Stack)`
  flex: 1 0 100%;
  & > *,
  & > nav > * {
    justify-content: center;
  }
`
