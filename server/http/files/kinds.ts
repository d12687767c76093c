/**
 * Kinds of files that do not lie sealed on the disk, and why: what everybody may see, and what came sealed in a way of its
 * own. Whatever else is handed in is somebody's, and lies sealed; so does a new kind, until it stands here.
 */
const notSealed: ReadonlyMap<string, 'public' | 'sealed before'> = new Map([
  ['avatar', 'public'],
  ['logo', 'public'],
  ['company-image', 'public'],
  ['exam-photo', 'sealed before'],
  ['exam-ticket', 'sealed before'],
])

/** Whether everybody may read files of this kind. */
export const isPublic = (kind: string): boolean => notSealed.get(kind) === 'public'

/** Whether files of this kind came sealed, so that reading them here opens nothing. */
export const cameSealed = (kind: string): boolean => notSealed.get(kind) === 'sealed before'

/** Whether the store seals files of this kind. */
export const liesSealed = (kind: string): boolean => !notSealed.has(kind)
