export { routes as examImportsRoutes } from './routes.ts'
