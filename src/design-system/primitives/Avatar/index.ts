export { Avatar, type AvatarKind, type AvatarProps } from './Avatar.tsx'
