export { routes as examRegistrationsRoutes } from './routes.ts'
