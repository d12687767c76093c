export { Rating, type RatingProps } from './Rating.tsx'
export { RatingShown, type RatingShownProps } from './RatingShown.tsx'
