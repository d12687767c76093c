export { questionnairesRoutes } from './routes.ts'
