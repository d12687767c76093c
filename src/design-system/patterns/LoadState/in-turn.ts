import { css } from 'styled-components'

/**
 * Parts that arrive in their order: what follows a `LoadState` that waits for its first data, or a skeleton that says
 * `data-awaited`, is not shown before it, because it would be pushed through the window. Without a script all is shown, as
 * nothing would ever arrive.
 */
export const inTurn = css`
  @media (scripting: enabled) {
    & > [data-awaited] ~ *,
    & > :has([data-awaited]) ~ * {
      display: none;
    }
  }
`
