export { routes as questionnairesRoutes } from './routes.ts'
