export { paymentsRoutes } from './routes.ts'
