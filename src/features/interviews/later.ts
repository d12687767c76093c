import { later } from '#platform/later'

/** Used by other slices, which fetch it when somebody is invited. */
export const InviteForm = later(async () => (await import('./parts/InviteForm/InviteForm.tsx')).InviteForm)
