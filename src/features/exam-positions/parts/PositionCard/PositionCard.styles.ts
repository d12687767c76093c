import { styled } from 'styled-components'
import { color, media, space, weight } from '#design-system'

/** A phone saves from the details: a button of its own would make a tower of each row. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: end;

  ${media.below640} {
    &:not([data-choice]),
    & > [data-save] {
      display: none;
    }
  }
`

/** Three figures of a line, each whole; a cancelled position's stay to be read. */
export const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};

  & > span {
    white-space: nowrap;
  }
  & b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`
