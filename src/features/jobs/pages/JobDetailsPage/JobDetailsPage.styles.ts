import { styled } from 'styled-components'
import { belowFirstScreen, color, media, radius, size, space } from '#design-system'

/** Actions come last and keep to the bottom edge on a phone; a desktop has them in sight beside the title. */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  margin-block-start: ${space[4]};

  & > [data-sticky] > div,
  & > [data-sticky] > div > :first-child {
    flex: 1;
  }

  ${media.from960} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[4]} ${space[8]};

    & > [data-sticky] {
      grid-area: 1 / 2;
      padding: ${space[5]};
      border: ${size.line} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
  }
`

export const Body = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[6]};
  min-width: 0;

  & > :nth-child(n + 4) {
    ${belowFirstScreen('7rem')}
  }

  ${media.from960} {
    grid-area: 1 / 1 / 3;
    align-self: start;
    padding: ${space[6]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
`

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  ${belowFirstScreen('60rem')}
`
