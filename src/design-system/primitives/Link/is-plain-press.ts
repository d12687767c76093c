import type { MouseEvent } from 'react'

/** Whether a press means to follow the link here; anything else is the browser's own: a new tab, a download, a menu. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
