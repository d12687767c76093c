import type { ReactElement } from 'react'
import { Accordion } from '../Accordion/index.ts'
import { Alert } from '../Alert/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Breadcrumb } from '../Breadcrumb/index.ts'
import { Button } from '../Button/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { Card } from '../Card/index.ts'
import { Carousel } from '../Carousel/index.ts'
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts'
import { Combobox } from '../Combobox/index.ts'
import { Countdown } from '../Countdown/index.ts'
import { DateInput, MonthInput } from '../DateInput/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { DateRange } from '../DateRange/index.ts'
import { Drawing } from '../Drawing/index.ts'
import { Field, FieldGroup } from '../Field/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import { search } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Image } from '../Image/index.ts'
import { ImageUpload } from '../ImageUpload/index.ts'
import { Link } from '../Link/index.ts'
import { Menu } from '../Menu/index.ts'
import { MonthPicker } from '../MonthPicker/index.ts'
import { MultiSelect } from '../MultiSelect/index.ts'
import { Notice } from '../Notice/index.ts'
import { NumberInput } from '../NumberInput/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { PasswordInput } from '../PasswordInput/index.ts'
import { Popover } from '../Popover/index.ts'
import { Progress } from '../Progress/index.ts'
import { QRCode } from '../QRCode/index.ts'
import { Radio, RadioGroup } from '../Radio/index.ts'
import { Rating, RatingShown } from '../Rating/index.ts'
import { RichText } from '../RichText/index.ts'
import { Select } from '../Select/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { RangeInput, Slider } from '../Slider/index.ts'
import { Row, Stack } from '../Stack/index.ts'
import { Stat, StatList } from '../Stat/index.ts'
import { Steps } from '../Steps/index.ts'
import { Switch } from '../Switch/index.ts'
import { Table } from '../Table/index.ts'
import { TabLinks, Tabs } from '../Tabs/index.ts'
import { RemovableTag, RemovableTagLink, Tag } from '../Tag/index.ts'
import { Text } from '../Text/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextInput } from '../TextInput/index.ts'
import { Timeline } from '../Timeline/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { Tree } from '../Tree/index.ts'
import { Upload } from '../Upload/index.ts'
import { VirtualList } from '../VirtualList/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** What every part must hand on: an attribute and a ref to its element, a class to its root. */
export type Probe = { className: string; 'data-probe': string; ref: (element: Element | null) => void }

type Case = (probe: Probe) => ReactElement

const options = [{ value: 'a', label: '甲' }]
const none = () => undefined

/** Each part once, given the probe. A new part is added here, and so is proved. */
export const cases = {
  Accordion: probe => <Accordion items={[]} {...probe} />,
  Alert: probe => <Alert {...probe} />,
  Avatar: probe => <Avatar kind="seeker" {...probe} />,
  Badge: probe => <Badge count={1} unit="条" {...probe} />,
  Breadcrumb: probe => <Breadcrumb items={[]} {...probe} />,
  Button: probe => <Button {...probe}>甲</Button>,
  ButtonLink: probe => (
    <ButtonLink href="/" {...probe}>
      甲
    </ButtonLink>
  ),
  Card: probe => <Card {...probe} />,
  CardTitled: probe => <Card title="甲" {...probe} />,
  Carousel: probe => <Carousel label="甲" slides={[]} {...probe} />,
  Checkbox: probe => <Checkbox label="甲" {...probe} />,
  CheckboxGroup: probe => <CheckboxGroup label="甲" name="a" options={options} {...probe} />,
  Combobox: probe => <Combobox aria-label="甲" source={options} {...probe} />,
  Countdown: probe => <Countdown until={0} startsAt={0} label="距" overText="止" {...probe} />,
  DateInput: probe => <DateInput label="甲" min="2000-01-01" max="2001-01-01" {...probe} />,
  DatePicker: probe => <DatePicker aria-label="甲" {...probe} />,
  DateRange: probe => <DateRange label="甲" {...probe} />,
  Field: probe => <Field label="甲" {...probe} />,
  FieldGroup: probe => <FieldGroup label="甲" {...probe} />,
  Heading: probe => (
    <Heading level={2} {...probe}>
      甲
    </Heading>
  ),
  Drawing: probe => <Drawing name="jobs" {...probe} />,
  Icon: probe => <Icon path={search} {...probe} />,
  IconButton: probe => <IconButton icon={search} label="甲" {...probe} />,
  Image: probe => <Image src="data:," alt="" {...probe} />,
  ImageUpload: probe => (
    <ImageUpload label="甲" profile={{ width: 1, height: 1, maxBytes: 1, type: 'image/png' }} {...probe} />
  ),
  Link: probe => (
    <Link href="/" {...probe}>
      甲
    </Link>
  ),
  Menu: probe => <Menu label="甲" items={[]} {...probe} />,
  MonthInput: probe => <MonthInput label="甲" min="2000-01" max="2001-01" {...probe} />,
  MonthPicker: probe => <MonthPicker aria-label="甲" {...probe} />,
  MultiSelect: probe => <MultiSelect aria-label="甲" source={options} {...probe} />,
  Notice: probe => (
    <Notice label="甲" {...probe}>
      乙
    </Notice>
  ),
  NumberInput: probe => <NumberInput aria-label="甲" {...probe} />,
  Pagination: probe => <Pagination page={1} pageCount={2} hrefFor={String} {...probe} />,
  PasswordInput: probe => <PasswordInput aria-label="甲" {...probe} />,
  Popover: probe => (
    <Popover label="甲" {...probe}>
      乙
    </Popover>
  ),
  Progress: probe => <Progress label="甲" {...probe} />,
  QRCode: probe => <QRCode value="甲" label="乙" {...probe} />,
  Radio: probe => <Radio label="甲" {...probe} />,
  RadioGroup: probe => <RadioGroup label="甲" name="b" options={options} {...probe} />,
  RangeInput: probe => <RangeInput label="甲" {...probe} />,
  Rating: probe => <Rating label="甲" {...probe} />,
  RatingShown: probe => <RatingShown value={4.5} {...probe} />,
  RemovableTag: probe => <RemovableTag label="甲" {...probe} />,
  RemovableTagLink: probe => <RemovableTagLink label="甲" href="/" {...probe} />,
  RichText: probe => <RichText html="<p>甲</p>" {...probe} />,
  Row: probe => <Row {...probe} />,
  Select: probe => <Select aria-label="甲" {...probe} />,
  Skeleton: probe => <Skeleton {...probe} />,
  Slider: probe => <Slider label="甲" {...probe} />,
  Stack: probe => <Stack {...probe} />,
  Stat: probe => (
    <StatList>
      <Stat label="甲" value="1" {...probe} />
    </StatList>
  ),
  StatList: probe => <StatList {...probe} />,
  Steps: probe => <Steps items={[]} current={0} {...probe} />,
  Switch: probe => <Switch label="甲" {...probe} />,
  TabLinks: probe => <TabLinks label="甲" items={[]} {...probe} />,
  Table: probe => <Table caption="甲" columns={[]} rows={[]} rowKey={String} {...probe} />,
  Tabs: probe => <Tabs label="甲" items={[]} {...probe} />,
  Tag: probe => <Tag {...probe}>甲</Tag>,
  Text: probe => <Text {...probe}>甲</Text>,
  TextArea: probe => <TextArea aria-label="甲" {...probe} />,
  TextInput: probe => <TextInput aria-label="甲" {...probe} />,
  Timeline: probe => <Timeline items={[]} {...probe} />,
  Tooltip: probe => <Tooltip label="甲" words="乙" {...probe} />,
  Tree: probe => <Tree label="甲" nodes={[]} {...probe} />,
  Upload: probe => <Upload label="甲" types={[]} maxBytes={1} upload={() => Promise.resolve(none)} {...probe} />,
  VirtualList: probe => (
    <VirtualList label="甲" items={['乙']} itemKey={String} {...probe}>
      {item => item}
    </VirtualList>
  ),
  VisuallyHidden: probe => <VisuallyHidden {...probe}>甲</VisuallyHidden>,
} satisfies Record<string, Case>
