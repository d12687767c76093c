export { routes as flexibleRoutes } from './routes.ts'
