import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const Rows = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: ${space[20]} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-height: ${space[12]};
    padding-block: ${space[2]};
    border-bottom: ${size.line} solid ${color.border};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
