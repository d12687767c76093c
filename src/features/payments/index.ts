export { routes as paymentsRoutes } from './routes.ts'
