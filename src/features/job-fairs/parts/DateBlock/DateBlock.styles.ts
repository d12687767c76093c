import { styled } from 'styled-components'
import { color, leading, radius, size, space, text, weight } from '#design-system'

export const Root = styled.time`
  display: grid;
  align-content: center;
  justify-items: center;
  box-sizing: border-box;
  width: ${space[16]};
  padding-block: ${space[2]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${text.xs};
  line-height: ${leading.tight};

  & > b {
    color: ${color.text};
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  &[data-on] {
    border-color: transparent;
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &[data-on] > b {
    color: inherit;
  }
`
