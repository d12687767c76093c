/** Colour roles for templates: `color: ${color.textMuted};`. Each theme gives every role a value; components know nothing else. */
export const color = {
  // surfaces, from the page upwards
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  surfaceMuted: 'var(--color-surface-muted)',
  surfaceHover: 'var(--color-surface-hover)',
  overlay: 'var(--color-overlay)',
  // words
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  textSubtle: 'var(--color-text-subtle)',
  textDisabled: 'var(--color-text-disabled)',
  link: 'var(--color-link)',
  linkHover: 'var(--color-link-hover)',
  linkVisited: 'var(--color-link-visited)',
  // lines
  border: 'var(--color-border)',
  borderStrong: 'var(--color-border-strong)',
  focus: 'var(--color-focus)',
  // the one blue: primary actions, selection
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  onPrimarySoft: 'var(--color-on-primary-soft)',
  primaryBorder: 'var(--color-primary-border)',
  // the one warm accent: pay, urgent, hot
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  accentSoft: 'var(--color-accent-soft)',
  accentText: 'var(--color-accent-text)',
  // status
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  onDanger: 'var(--color-on-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  // the wave on the ground of a page; none in high contrast
  motif: 'var(--color-motif)',
  // frame
  header: 'var(--color-header)',
  onHeader: 'var(--color-on-header)',
  onHeaderMuted: 'var(--color-on-header-muted)',
  headerBorder: 'var(--color-header-border)',
  headerActive: 'var(--color-header-active)',
  footer: 'var(--color-footer)',
  onFooter: 'var(--color-on-footer)',
  onFooterMuted: 'var(--color-on-footer-muted)',
} as const

export type ColorRole = keyof typeof color
export type ColorTheme = Readonly<Record<ColorRole, string>>
