import { styled } from 'styled-components'
import { color, media, motion, radius, shadow, size, space } from '../../tokens/index.ts'

export const CardHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[3]};
`

export const StyledCard = styled.div`
  position: relative;
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from640} {
    padding: ${space[5]};
  }
  &[data-flush] {
    padding: 0;
  }
  &[data-flush] > ${CardHeader} {
    padding: ${space[4]} ${space[4]} 0;
  }
  &[data-interactive] {
    transition: border-color ${motion.fast}, box-shadow ${motion.fast};
  }
  ${media.hover} {
    &[data-interactive]:hover {
      border-color: ${color.primaryBorder};
      box-shadow: ${shadow.raised};
    }
  }
`
