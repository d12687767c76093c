export { Hash } from './parts/ListFacts/ListFacts.styles.ts'
export { ListLinks } from './parts/ListLinks/ListLinks.tsx'
export { routes as examListsRoutes } from './routes.ts'
