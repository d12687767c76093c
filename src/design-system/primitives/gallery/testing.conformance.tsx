import { type ReactElement, useState } from 'react'
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
import { createToastStore, ToastProvider, ToastRegion } from '../Toast/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { Tree } from '../Tree/index.ts'
import { Upload } from '../Upload/index.ts'
import { VirtualList } from '../VirtualList/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { type Given, itemsOf, listOf, optionsOf, words } from './testing.given.ts'

/** What every part must hand on: an attribute and a ref to its element, a class to its root. */
export type Probe = { className: string; 'data-probe': string; ref: (element: Element | null) => void }

/** Draws a part with what it is given to show, in every place where it shows words. */
export type Case = (probe: Probe, given: Given) => ReactElement

const none = () => undefined
const option = (label: string, at: number) => ({ value: String(at), label })

/** Messages in sight from the start. */
const Toasted = ({ messages, ...probe }: Probe & { messages: readonly string[] }) => {
  const [store] = useState(() => {
    const filled = createToastStore()
    for (const message of messages) filled.show({ message, duration: 600_000 })
    return filled
  })
  return (
    <ToastProvider store={store}>
      <ToastRegion {...probe} />
    </ToastProvider>
  )
}

/** Each part once, given the probe and something to show. A new part is added here, and so is proved. */
export const cases = {
  Accordion: (probe, given) => (
    <Accordion
      items={listOf(given, (text, at) => ({ id: String(at), title: text, content: text, defaultOpen: at === 0 }))}
      {...probe}
    />
  ),
  Alert: (probe, given) => (
    <Alert title={given.text} action={<Button>{given.text}</Button>} onDismiss={none} {...probe}>
      {given.text}
    </Alert>
  ),
  Avatar: (probe, given) => <Avatar kind="seeker" letter={words(given)} name={words(given)} {...probe} />,
  Badge: (probe, given) => <Badge count={1} unit={words(given)} {...probe} />,
  Breadcrumb: (probe, given) => (
    <Breadcrumb items={listOf(given, (label, at) => ({ label, href: at % 2 ? undefined : `/${at}` }))} {...probe} />
  ),
  Button: (probe, given) => <Button {...probe}>{given.text}</Button>,
  ButtonLink: (probe, given) => (
    <ButtonLink href="/" {...probe}>
      {given.text}
    </ButtonLink>
  ),
  Card: (probe, given) => <Card {...probe}>{given.text}</Card>,
  CardTitled: (probe, given) => (
    <Card title={given.text} action={<Link href="/">{given.text}</Link>} {...probe}>
      {given.text}
    </Card>
  ),
  Carousel: (probe, given) => (
    <Carousel label={words(given)} slides={listOf(given, (content, at) => ({ key: String(at), content }))} {...probe} />
  ),
  Checkbox: (probe, given) => <Checkbox label={given.text} hint={given.text} {...probe} />,
  CheckboxGroup: (probe, given) => (
    <CheckboxGroup label={given.text} hint={given.text} name="a" options={optionsOf(given)} {...probe} />
  ),
  Combobox: (probe, given) => (
    <Combobox aria-label={words(given)} value="" valueLabel={words(given)} source={listOf(given, option)} {...probe} />
  ),
  Countdown: (probe, given) => (
    <Countdown until={0} startsAt={0} label={words(given)} overText={words(given)} {...probe} />
  ),
  DateInput: (probe, given) => (
    <DateInput label={given.text} hint={given.text} min="2000-01-01" max="2001-01-01" {...probe} />
  ),
  DatePicker: (probe, given) => <DatePicker aria-label={words(given)} title={words(given)} {...probe} />,
  DateRange: (probe, given) => <DateRange label={words(given)} hint={given.text} {...probe} />,
  Field: (probe, given) => (
    <Field label={given.text} hint={given.text} error={given.text} {...probe}>
      <TextInput />
    </Field>
  ),
  FieldGroup: (probe, given) => <FieldGroup label={given.text} hint={given.text} error={given.text} {...probe} />,
  Heading: (probe, given) => (
    <Heading level={2} {...probe}>
      {given.text}
    </Heading>
  ),
  Drawing: probe => <Drawing name="jobs" {...probe} />,
  Icon: probe => <Icon path={search} {...probe} />,
  IconButton: (probe, given) => <IconButton icon={search} label={words(given)} {...probe} />,
  Image: (probe, given) => <Image src="data:," alt={words(given)} {...probe} />,
  ImageUpload: (probe, given) => (
    <ImageUpload
      label={words(given)}
      hint={given.text}
      profile={{ width: 1, height: 1, maxBytes: 1, type: 'image/png' }}
      {...probe}
    />
  ),
  Link: (probe, given) => (
    <Link href="/" {...probe}>
      {given.text}
    </Link>
  ),
  Menu: (probe, given) => (
    <Menu
      label={given.text}
      items={listOf(given, (label, at) => ({ id: String(at), label, onSelect: none }))}
      {...probe}
    />
  ),
  MonthInput: (probe, given) => <MonthInput label={given.text} min="2000-01" max="2001-01" {...probe} />,
  MonthPicker: (probe, given) => (
    <MonthPicker aria-label={words(given)} title={words(given)} placeholder={words(given)} {...probe} />
  ),
  MultiSelect: (probe, given) => (
    <MultiSelect
      aria-label={words(given)}
      source={listOf(given, option)}
      value={itemsOf(given, (_, at) => String(at))}
      {...probe}
    />
  ),
  Notice: (probe, given) => (
    <Notice label={words(given)} onDismiss={none} {...probe}>
      {given.text}
    </Notice>
  ),
  NumberInput: (probe, given) => <NumberInput aria-label={words(given)} unit={words(given)} {...probe} />,
  Pagination: (probe, given) => (
    <Pagination page={1} pageCount={2} hrefFor={String} total={{ count: 1 }} unit={words(given)} {...probe} />
  ),
  PasswordInput: (probe, given) => <PasswordInput aria-label={words(given)} placeholder={words(given)} {...probe} />,
  Popover: (probe, given) => (
    <Popover label={given.text} {...probe}>
      {given.text}
    </Popover>
  ),
  Progress: (probe, given) => <Progress label={given.text} valueText={words(given)} value={0.5} {...probe} />,
  QRCode: (probe, given) => <QRCode value={words(given)} label={words(given)} caption={given.text} {...probe} />,
  Radio: (probe, given) => <Radio label={given.text} hint={given.text} {...probe} />,
  RadioGroup: (probe, given) => (
    <RadioGroup label={given.text} hint={given.text} name="b" options={optionsOf(given)} {...probe} />
  ),
  RangeInput: (probe, given) => (
    <RangeInput
      label={words(given)}
      hint={given.text}
      unit={words(given)}
      formatValue={() => words(given)}
      {...probe}
    />
  ),
  Rating: (probe, given) => (
    <Rating label={given.text} hint={given.text} words={itemsOf(given, text => text)} {...probe} />
  ),
  RatingShown: probe => <RatingShown value={4.5} {...probe} />,
  RemovableTag: (probe, given) => <RemovableTag label={words(given)} {...probe} />,
  RemovableTagLink: (probe, given) => <RemovableTagLink label={words(given)} href="/" {...probe} />,
  RichText: (probe, given) => <RichText html={words(given).replaceAll('<', '&lt;')} {...probe} />,
  Row: (probe, given) => (
    <Row {...probe}>
      <Button>{given.text}</Button>
    </Row>
  ),
  Select: (probe, given) => (
    <Select aria-label={words(given)} options={optionsOf(given)} placeholder={words(given)} {...probe} />
  ),
  Skeleton: probe => <Skeleton {...probe} />,
  Slider: (probe, given) => (
    <Slider label={words(given)} hint={given.text} formatValue={() => words(given)} {...probe} />
  ),
  Stack: (probe, given) => (
    <Stack {...probe}>
      <span>{given.text}</span>
    </Stack>
  ),
  Stat: (probe, given) => (
    <StatList>
      <Stat label={words(given)} value={given.text} unit={words(given)} href="/" {...probe} />
    </StatList>
  ),
  StatList: (probe, given) => (
    <StatList {...probe}>
      {listOf(given, (label, at) => (
        <Stat key={at} label={label} value={at} />
      ))}
    </StatList>
  ),
  Steps: (probe, given) => (
    <Steps items={listOf(given, (label, at) => ({ label, href: `/${at}` }))} current={1} {...probe} />
  ),
  Switch: (probe, given) => <Switch label={given.text} hint={given.text} {...probe} />,
  TabLinks: (probe, given) => (
    <TabLinks
      label={words(given)}
      items={listOf(given, (label, at) => ({ label, href: `/${at}`, current: at === 0 }))}
      {...probe}
    />
  ),
  Table: (probe, given) => (
    <Table
      caption={words(given)}
      columns={[
        { id: 'name', title: '名称', rowHeader: true, cell: text => text },
        { id: 'same', title: '说明', cell: text => text },
      ]}
      rows={given.texts}
      rowKey={text => text}
      {...probe}
    />
  ),
  Tabs: (probe, given) => (
    <Tabs
      label={words(given)}
      items={listOf(given, (text, at) => ({ id: String(at), label: text, content: text }))}
      {...probe}
    />
  ),
  Tag: (probe, given) => <Tag {...probe}>{given.text}</Tag>,
  Text: (probe, given) => <Text {...probe}>{given.text}</Text>,
  TextArea: (probe, given) => <TextArea aria-label={words(given)} defaultValue={words(given)} {...probe} />,
  TextInput: (probe, given) => <TextInput aria-label={words(given)} defaultValue={words(given)} {...probe} />,
  Timeline: (probe, given) => (
    <Timeline
      items={listOf(given, (text, at) => ({ id: String(at), title: text, time: text, details: text, state: 'done' }))}
      {...probe}
    />
  ),
  Toast: (probe, given) => <Toasted {...probe} messages={itemsOf(given, text => text)} />,
  Tooltip: (probe, given) => <Tooltip label={words(given)} words={words(given)} {...probe} />,
  Tree: (probe, given) => <Tree label={words(given)} nodes={listOf(given, option)} {...probe} />,
  Upload: (probe, given) => (
    <Upload
      label={words(given)}
      hint={given.text}
      types={[]}
      maxBytes={1}
      upload={() => Promise.resolve(none)}
      {...probe}
    />
  ),
  VirtualList: (probe, given) => (
    <VirtualList label={words(given)} items={given.texts} itemKey={text => text} {...probe}>
      {item => item}
    </VirtualList>
  ),
  VisuallyHidden: (probe, given) => <VisuallyHidden {...probe}>{given.text}</VisuallyHidden>,
} satisfies Record<string, Case>
