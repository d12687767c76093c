export { type SignedInUser, UserBox, type UserBoxProps } from './UserBox.tsx'
