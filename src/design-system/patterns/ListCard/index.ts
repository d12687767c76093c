export { ListCard, type ListCardProps, type ListCardTag } from './ListCard.tsx'
