export { InviteForm } from './later.ts'
export { routes as interviewsRoutes } from './routes.ts'
