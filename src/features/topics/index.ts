export { routes as topicsRoutes } from './routes.ts'
