import { styled } from 'styled-components'
import { Checkbox, color, size, space } from '#design-system'

export const Root = styled.article`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, 1fr);
  padding-block: ${space[3]};
  border-block-end: ${size.line} solid ${color.border};
  overflow-wrap: anywhere;
  & :focus-visible {
    scroll-margin-block: calc(2 * ${size.target});
  }
  &[data-chosen] {
    background: ${color.primarySoft};
  }
`

/** Words would be marked by a press with the shift key. */
export const Choice = styled(Checkbox)`
  justify-content: center;
  gap: 0;
  user-select: none;
`

export const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[2]};
`

export const Body = styled.p`
  margin: 0;
  white-space: pre-line;
`
