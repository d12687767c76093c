import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { hitArea, spin } from '../mixins.ts'
import { buttonRoles, buttonVariants } from './Button.variants.ts'

const variants = buttonVariants
  .map(name => {
    const { ground, words, line, groundHover, lineHover } = buttonRoles[name]
    return `&[data-variant='${name}'] { --ground: ${ground}; --line: ${line}; --ground-hover: ${groundHover}; --line-hover: ${lineHover}; color: ${words}; }`
  })
  .join('\n')

export const StyledButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: ${size.line} solid var(--line);
  border-radius: ${radius.md};
  background: var(--ground);
  font-size: ${text.md};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
  text-align: center;
  text-decoration: none;
  user-select: none;
  ${variants}
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: var(--line-hover);
      background: var(--ground-hover);
    }
  }
  &[data-size='small'] {
    min-width: 0;
    min-height: ${space[8]};
    padding: ${space[1]} ${space[3]};
    gap: ${space[1]};
    font-size: ${text.sm};
    ${hitArea}
  }
  &[data-size='large'] {
    min-height: ${size.targetMain};
    padding-inline: ${space[6]};
    font-size: ${text.lg};
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.surfaceMuted};
    border-color: ${color.border};
    color: ${color.textDisabled};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

export const Spinner = styled.span`
  flex: none;
  width: ${size.iconSmall};
  height: ${size.iconSmall};
  border: ${space.half} solid currentcolor;
  border-right-color: transparent;
  border-radius: ${radius.full};
  animation: ${spin} 0.8s linear infinite;
`
