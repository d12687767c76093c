import { later } from '#platform/later'

export { routes as interviewsRoutes } from './routes.ts'

export const InviteForm = later(async () => (await import('./parts/InviteForm/InviteForm.tsx')).InviteForm)
