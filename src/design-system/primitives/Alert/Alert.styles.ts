import { styled } from 'styled-components'
import { color, leading, media, radius, size, space } from '../../tokens/index.ts'

export const StyledAlert = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.primarySoft};
  color: ${color.text};
  line-height: ${leading.snug};
  & > svg {
    color: ${color.primary};
  }
  & > button {
    margin: calc(-1 * ${space[2]});
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    & > svg {
      color: ${color.success};
    }
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    & > svg {
      color: ${color.warning};
    }
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    & > svg {
      color: ${color.danger};
    }
  }
  [data-theme='contrast'] & {
    border: ${size.line} solid;
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
  }
`

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
