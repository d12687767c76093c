export { routes as homeRoutes } from './routes.ts'
