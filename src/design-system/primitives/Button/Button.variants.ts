import { color } from '../../tokens/index.ts'

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

type Roles = { ground: string; words: string; line: string; groundHover: string; lineHover: string }

export const buttonRoles = {
  primary: {
    ground: color.primary,
    words: color.onPrimary,
    line: color.primary,
    groundHover: color.primaryHover,
    lineHover: color.primaryHover,
  },
  secondary: {
    ground: color.surface,
    words: color.primary,
    line: color.primaryBorder,
    groundHover: color.primarySoft,
    lineHover: color.primary,
  },
  quiet: {
    ground: 'transparent',
    words: color.primary,
    line: 'transparent',
    groundHover: color.primarySoft,
    lineHover: color.primarySoft,
  },
  danger: {
    ground: color.danger,
    words: color.onDanger,
    line: color.danger,
    groundHover: color.dangerHover,
    lineHover: color.dangerHover,
  },
} as const satisfies Record<ButtonVariant, Roles>
