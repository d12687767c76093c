export { routes as examOfficeRoutes } from './routes.ts'
