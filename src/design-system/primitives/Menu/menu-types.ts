export type MenuItem = {
  id: string
  label: string
  icon?: string | undefined
  /** Red: it destroys something. */
  destructive?: boolean | undefined
  disabled?: boolean | undefined
} & ({ href: string } | { onSelect: () => void })
