export { routes as searchesRoutes } from './routes.ts'
