import type { Addresses } from './playlist.ts'

/** Below which address playlists and media are had. */
export const LIVES = '/lives'

/** Captions are made of what the service says: they change with it, and are asked for anew. */
export const addressesOf = (key: string): Addresses => ({
  bytes: ({ version, file }) => `${LIVES}/media/${version}/${file}`,
  captions: segment => `${LIVES}/captions/${key}/${segment}.vtt`,
  allCaptions: `${LIVES}/captions/${key}/all.vtt`,
})
