import { styled } from 'styled-components'
import { color, media, motion, radius, size, space } from '../../tokens/index.ts'
import { Checkbox } from '../Checkbox/index.ts'

export const StyledSwitch = styled(Checkbox)`
  & > input {
    appearance: none;
    position: relative;
    width: calc(2 * ${size.icon} + ${space.half});
    height: calc(${size.icon} + ${space[1]});
    margin-top: calc((1lh - ${size.icon} - ${space[1]}) / 2);
    border: ${size.line} solid ${color.borderStrong};
    border-radius: ${radius.full};
    background: ${color.surfaceMuted};
    transition: background-color ${motion.fast};
  }
  & > input::before {
    content: '';
    position: absolute;
    inset: ${size.line} auto auto ${size.line};
    width: ${size.icon};
    height: ${size.icon};
    border-radius: ${radius.full};
    background: ${color.borderStrong};
    transition: transform ${motion.fast};
  }
  & > input:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  & > input:checked::before {
    background: ${color.onPrimary};
    transform: translateX(calc(${size.icon} - ${space.half}));
  }
  ${media.forcedColors} {
    & > input::before {
      background: ButtonText;
    }
    & > input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
