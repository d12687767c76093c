export { routes as fairBookingsRoutes } from './routes.ts'
