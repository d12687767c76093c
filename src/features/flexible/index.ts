export { flexibleRoutes } from './routes.ts'
