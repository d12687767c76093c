import { styled } from 'styled-components'
import { color, leading, media, space, text, weight } from '#design-system'

/** What comes next is seen before anything else: what, when, how long from now. */
export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  line-height: ${leading.snug};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
    color: ${color.textMuted};
  }
  & > p > b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`

export const When = styled.strong`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font-size: ${text['2xl']};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};

  & > span {
    white-space: nowrap;
  }
  &[data-urgent] {
    color: ${color.accentText};
  }
  ${media.from640} {
    font-size: ${text['3xl']};
  }
`
