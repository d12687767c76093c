import { css, styled } from 'styled-components'
import { inTurn, media, Stack, space } from '#design-system'

/** What stands below the first question comes after it; below later ones it stays where it is. */
const afterFirst = css`
  [data-first] & {
    ${inTurn}
  }
`

/** The bank, of which the first question has yet to come or not (`data-first`). */
export const Bank = styled(Stack)`
  &[data-first] {
    ${inTurn}
  }
`

/** A question and the ways to its neighbours. */
export const Question = styled(Stack)`
  ${afterFirst}
`

/** The question, and the sheet with all of them beside it; below it on a phone. */
export const Practice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
  ${afterFirst}
`

/** As high as most questions are, so that the ways to their neighbours stay where they are. */
export const Waiting = styled.div`
  display: grid;
  align-content: space-between;
  min-height: 17rem;
`
