export { ArticleLayout, type ArticleLayoutProps } from './patterns/ArticleLayout/index.ts'
export { BarChart, type BarChartProps } from './patterns/BarChart/index.ts'
export { BoardLayout, type BoardLayoutProps } from './patterns/BoardLayout/index.ts'
export { type CalendarDay, CalendarStrip, type CalendarStripProps } from './patterns/CalendarStrip/index.ts'
export { CaptchaCanvas, type CaptchaCanvasProps } from './patterns/CaptchaCanvas/index.ts'
export { CategoryMenu, type CategoryMenuProps, type CategoryNode } from './patterns/CategoryMenu/index.ts'
export { CategoryPicker, type CategoryPickerProps } from './patterns/CategoryPicker/index.ts'
export { CentreLayout, type CentreLayoutProps } from './patterns/CentreLayout/index.ts'
export { type AnswerSection, CheckAnswers, type CheckAnswersProps } from './patterns/CheckAnswers/index.ts'
export { CountUp, type CountUpProps } from './patterns/CountUp/index.ts'
export { type DeadlineItem, DeadlineStrip, type DeadlineStripProps } from './patterns/DeadlineStrip/index.ts'
export { DetailHead, type DetailHeadProps } from './patterns/DetailHead/index.ts'
export { DetailLayout, type DetailLayoutProps } from './patterns/DetailLayout/index.ts'
export { DetailSection, type DetailSectionProps } from './patterns/DetailSection/index.ts'
export {
  CameraPicture,
  type CameraPictureProps,
  type Device,
  type DeviceKind,
  DeviceMeter,
  type DeviceMeterProps,
  type DevicePermission,
  type MicrophoneLevel,
  type NetworkState,
  useMicrophoneLevel,
} from './patterns/DeviceMeter/index.ts'
export { type Display, DisplaySettings, type DisplaySettingsProps } from './patterns/DisplaySettings/index.ts'
export { DoneLayout, type DoneLayoutProps, DoneNext, type DoneNextProps } from './patterns/DoneLayout/index.ts'
export { DonutChart, type DonutChartProps, type DonutItem } from './patterns/DonutChart/index.ts'
export { DoorLayout, type DoorLayoutProps } from './patterns/DoorLayout/index.ts'
export { type DraftState, DraftStatus, type DraftStatusProps } from './patterns/DraftStatus/index.ts'
export { EmptyState, type EmptyStateProps, type ListPage } from './patterns/EmptyState/index.ts'
export { EntryGrid, type EntryGridItem, type EntryGridProps } from './patterns/EntryGrid/index.ts'
export { ErrorBoundary, type ErrorBoundaryProps } from './patterns/ErrorBoundary/index.ts'
export { ErrorSummary, type ErrorSummaryProps, type FieldFault, showField } from './patterns/ErrorSummary/index.ts'
export { type Fact, FactList, type FactListProps } from './patterns/FactList/index.ts'
export { FilterBar, type FilterBarProps } from './patterns/FilterBar/index.ts'
export {
  type FilterGroup,
  type FilterOption,
  FilterSheet,
  type FilterSheetProps,
  type FilterState,
  FilterTags,
  type FilterTagsProps,
  lasting,
} from './patterns/FilterSheet/index.ts'
export {
  boothText,
  type FloorBooth,
  type FloorBoothState,
  type FloorBox,
  type FloorFeature,
  FloorPlan,
  type FloorPlanProps,
  type FloorPlanWords,
  type FloorRoute,
  type FloorRouteOptions,
  floorBoothStates,
  floorFeatureKinds,
  routeThrough,
} from './patterns/FloorPlan/index.ts'
export { Footer, type FooterGroup, type FooterProps } from './patterns/Footer/index.ts'
export { FormSection, type FormSectionProps } from './patterns/FormSection/index.ts'
export { FrontLayout, type FrontLayoutProps } from './patterns/FrontLayout/index.ts'
export { Header, type HeaderProps } from './patterns/Header/index.ts'
export { Highlight, type HighlightProps, type TextRange } from './patterns/Highlight/index.ts'
export { HotSearch, type HotSearchProps } from './patterns/HotSearch/index.ts'
export { InboxLayout, type InboxLayoutProps } from './patterns/InboxLayout/index.ts'
export { type KeyboardKey, KeysHelp, type KeysHelpProps } from './patterns/KeysHelp/index.ts'
export { LandingLayout, type LandingLayoutProps } from './patterns/LandingLayout/index.ts'
export { LineChart, type LineChartProps } from './patterns/LineChart/index.ts'
export { ListCard, type ListCardProps, type ListCardTag } from './patterns/ListCard/index.ts'
export { inTurn, type Loadable, LoadState, type LoadStateProps } from './patterns/LoadState/index.ts'
export { Masthead, type MastheadProps } from './patterns/Masthead/index.ts'
export { MessageEntry, type MessageEntryProps } from './patterns/MessageEntry/index.ts'
export { Nav, type NavChild, type NavItem, type NavProps } from './patterns/Nav/index.ts'
export { NavigationProgress, type NavigationProgressProps } from './patterns/NavigationProgress/index.ts'
export { NoticeDialog, type NoticeDialogProps } from './patterns/NoticeDialog/index.ts'
export { OfflineBanner, type OfflineBannerProps } from './patterns/OfflineBanner/index.ts'
export { PageError, type PageErrorProps } from './patterns/PageError/index.ts'
export { leadToCome, PageHead, type PageHeadProps } from './patterns/PageHead/index.ts'
export {
  Container,
  PageLayout,
  type PageLayoutProps,
  PageTitle,
  type PageTitleProps,
} from './patterns/PageLayout/index.ts'
export { PrintHelper, type PrintHelperProps, printElement } from './patterns/PrintHelper/index.ts'
export { RadarChart, type RadarChartProps } from './patterns/RadarChart/index.ts'
export { RecordList, type RecordListProps, RecordRow, type RecordRowProps } from './patterns/RecordList/index.ts'
export { RecordListLayout, type RecordListLayoutProps } from './patterns/RecordListLayout/index.ts'
export {
  type CascadeOption,
  type CascadePath,
  type CascadeSource,
  RegionCascader,
  type RegionCascaderProps,
} from './patterns/RegionCascader/index.ts'
export { ResultCount, type ResultCountProps } from './patterns/ResultCount/index.ts'
export {
  OpenPane,
  PaneBar,
  ResultBar,
  ResultsLayout,
  type ResultsLayoutProps,
  ResultsWithPane,
  type ResultsWithPaneProps,
} from './patterns/ResultsLayout/index.ts'
export { SearchBox, type SearchBoxProps, type SearchType, type Typed } from './patterns/SearchBox/index.ts'
export { SeenSecond, type SeenSecondProps } from './patterns/SeenSecond/index.ts'
export { ShareButton, type ShareButtonProps } from './patterns/ShareButton/index.ts'
export {
  SideMenu,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './patterns/SideMenu/index.ts'
export { type SiteArea, SiteAreaSelector, type SiteAreaSelectorProps } from './patterns/SiteAreaSelector/index.ts'
export { type CodeSending, SmsCodeField, type SmsCodeFieldProps } from './patterns/SmsCodeField/index.ts'
export { SortBar, type SortBarProps } from './patterns/SortBar/index.ts'
export { StatStrip, type StatStripItem, type StatStripProps } from './patterns/StatStrip/index.ts'
export { StickyActions, type StickyActionsProps } from './patterns/StickyActions/index.ts'
export { TabBar, type TabBarItem, type TabBarProps } from './patterns/TabBar/index.ts'
export { type TaskItem, TaskList, type TaskListProps, type TaskState } from './patterns/TaskList/index.ts'
export {
  TaskColumns,
  type TaskColumnsProps,
  TaskListLayout,
  type TaskListLayoutProps,
} from './patterns/TaskListLayout/index.ts'
export { TopBar, type TopBarProps } from './patterns/TopBar/index.ts'
export { UserBox, type UserBoxProps } from './patterns/UserBox/index.ts'
export { type SignedInUser, UserMenu, type UserMenuProps } from './patterns/UserMenu/index.ts'
export { Accordion, type AccordionItem, type AccordionProps } from './primitives/Accordion/index.ts'
export { Alert, type AlertProps, type AlertTone } from './primitives/Alert/index.ts'
export { Avatar, type AvatarKind, type AvatarProps } from './primitives/Avatar/index.ts'
export { Badge, type BadgeProps } from './primitives/Badge/index.ts'
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './primitives/Breadcrumb/index.ts'
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './primitives/Button/index.ts'
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/index.ts'
export { Card, type CardProps } from './primitives/Card/index.ts'
export { Carousel, type CarouselProps, type CarouselSlide } from './primitives/Carousel/index.ts'
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
  type Choice,
} from './primitives/Checkbox/index.ts'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxSource,
} from './primitives/Combobox/index.ts'
export { Countdown, type CountdownProps } from './primitives/Countdown/index.ts'
export { DateInput, type DateInputProps, MonthInput } from './primitives/DateInput/index.ts'
export {
  DatePicker,
  type DatePickerProps,
  type DayReading,
  type DayRule,
  readDay,
  wordsOfDay,
} from './primitives/DatePicker/index.ts'
export { DateRange, type DateRangeProps, type DaySpan } from './primitives/DateRange/index.ts'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogPlacement,
  type DialogProps,
  Drawer,
  type DrawerProps,
  preloadDialog,
  Sheet,
} from './primitives/Dialog/index.ts'
export { Drawing, type DrawingName, type DrawingProps, drawingBox, drawingNames } from './primitives/Drawing/index.ts'
export {
  Field,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  type FieldTexts,
  useFieldControl,
} from './primitives/Field/index.ts'
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './primitives/Heading/index.ts'
export { Icon, type IconProps, type IconSize, icons } from './primitives/Icon/index.ts'
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts'
export { Image, type ImageProps, type ImageRatio, imageRatios } from './primitives/Image/index.ts'
export { type ImageProfile, ImageUpload, type ImageUploadProps } from './primitives/ImageUpload/index.ts'
export {
  Anchor,
  type AnchorProps,
  type FurtherProps,
  isPlainPress,
  Link,
  type LinkProps,
  LinkProvider,
  type Links,
  useLinks,
} from './primitives/Link/index.ts'
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu/index.ts'
export { MonthPicker, type MonthPickerProps } from './primitives/MonthPicker/index.ts'
export { MultiSelect, type MultiSelectProps } from './primitives/MultiSelect/index.ts'
export { belowFirstScreen } from './primitives/mixins.ts'
export { Notice, type NoticeProps } from './primitives/Notice/index.ts'
export { NumberInput, type NumberInputProps } from './primitives/NumberInput/index.ts'
export { Pagination, type PaginationProps } from './primitives/Pagination/index.ts'
export { PasswordInput, type PasswordInputProps } from './primitives/PasswordInput/index.ts'
export { Popover, type PopoverProps } from './primitives/Popover/index.ts'
export { Progress, type ProgressProps } from './primitives/Progress/index.ts'
export { QRCode, type QRCodeLevel, type QRCodeProps } from './primitives/QRCode/index.ts'
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './primitives/Radio/index.ts'
export { Rating, type RatingProps, RatingShown, type RatingShownProps } from './primitives/Rating/index.ts'
export { RichText, type RichTextProps, useArticleReady } from './primitives/RichText/index.ts'
export { Select, type SelectOption, type SelectProps } from './primitives/Select/index.ts'
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/index.ts'
export { RangeInput, type RangeInputProps, Slider, type SliderProps } from './primitives/Slider/index.ts'
export { type Gap, Row, type RowProps, Stack, type StackProps } from './primitives/Stack/index.ts'
export { Stat, StatList, type StatProps } from './primitives/Stat/index.ts'
export { type StepItem, Steps, type StepsProps } from './primitives/Steps/index.ts'
export { Switch, type SwitchProps } from './primitives/Switch/index.ts'
export { Table, type TableColumn, type TableProps } from './primitives/Table/index.ts'
export {
  type TabItem,
  type TabLink,
  TabLinks,
  type TabLinksProps,
  Tabs,
  type TabsProps,
} from './primitives/Tabs/index.ts'
export {
  RemovableTag,
  RemovableTagLink,
  type RemovableTagLinkProps,
  type RemovableTagProps,
  Tag,
  type TagProps,
  type Tone,
  tones,
} from './primitives/Tag/index.ts'
export { Text, type TextProps, type TextSize, type TextTone } from './primitives/Text/index.ts'
export { TextArea, type TextAreaProps } from './primitives/TextArea/index.ts'
export { TextInput, type TextInputProps } from './primitives/TextInput/index.ts'
export { Timeline, type TimelineItem, type TimelineProps, type TimelineState } from './primitives/Timeline/index.ts'
export {
  createToastStore,
  type ToastMessage,
  ToastProvider,
  ToastRegion,
  type ToastStore,
  type ToastTone,
  useToasts,
} from './primitives/Toast/index.ts'
export { Tooltip, type TooltipProps } from './primitives/Tooltip/index.ts'
export { Tree, type TreeNode, type TreeProps } from './primitives/Tree/index.ts'
export { type SendFile, sizeText, Upload, type UploadProps } from './primitives/Upload/index.ts'
export { VirtualList, type VirtualListProps } from './primitives/VirtualList/index.ts'
export { VisuallyHidden } from './primitives/VisuallyHidden/index.ts'
export { wholeFigures } from './primitives/whole-figures.tsx'
export {
  breakpoints,
  type ColorRole,
  type ColorTheme,
  choiceCss,
  color,
  font,
  globalCss,
  leading,
  leastWidth,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  talentCss,
  text,
  weight,
  z,
} from './tokens/index.ts'
