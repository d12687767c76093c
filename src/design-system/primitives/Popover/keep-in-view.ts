/** Moves a panel that would leave the window at one side so far that it lies within; of one too wide the beginning is kept. */
export const keepInView = (panel: HTMLElement | null): void => {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const shift = Math.max(-left, Math.min(0, panel.ownerDocument.documentElement.clientWidth - right))
  // Both, whichever of its edges is held.
  if (shift !== 0) panel.style.marginInline = `${shift}px ${-shift}px`
}
