export { searchesRoutes } from './routes.ts'
