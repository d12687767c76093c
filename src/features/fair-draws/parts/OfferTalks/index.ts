export { OfferTalks } from './OfferTalks.tsx'
