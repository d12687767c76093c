export { Button, type ButtonLook, type ButtonProps } from './Button.tsx'
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from './Button.variants.ts'
