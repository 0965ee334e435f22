import { StyleSheet, View } from '@react-pdf/renderer';
import type { DocumentFrame, DocumentPicture, OptionSheet } from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Heading, Picture, Row, Ticked, Words } from './parts';

/** So many lines of what is included stand beside the texts; more have the width of the page. */
const MOST_BESIDE = 12;

/** Payments and cancellation stand beside each other, and on one page, unless one of them is longer. */
const MOST_ROWS = 12;

/** One option: pictures, facts, the agent's reason, what is included, floor plans, dates and amounts. */
export function OptionPages({ frame, option }: { frame: DocumentFrame; option: OptionSheet }) {
	const { colors } = useLook();
	const isLong = option.name.length > 60;
	const { included } = option;
	const isBeside = included !== null && included.lines.length <= MOST_BESIDE;
	return (
		<Sheet frame={frame}>
			<View style={styles.kicker}>
				<Words size={9} isBold style={{ color: colors.accentInk, flex: 1 }}>
					{option.kicker}
				</Words>
				<Words size={9} style={{ color: colors.accentInk }}>
					{option.hold}
				</Words>
			</View>
			<View style={styles.head}>
				<View style={{ flex: 1, marginRight: 20 }}>
					<Heading size={isLong ? 16 : 26} bookmark={`${option.kicker}: ${option.name}`}>
						{option.name}
					</Heading>
					<Words size={9} style={{ color: colors.ink2, marginTop: 3 }}>
						{option.place}
					</Words>
				</View>
				<View style={styles.price}>
					<Words size={15} isBold style={{ color: colors.price, textAlign: 'right' }}>
						{option.price}
					</Words>
					<Words size={9} style={{ color: colors.ink2, textAlign: 'right' }} box={styles.priceNote}>
						{option.priceNote}
					</Words>
				</View>
			</View>
			<Pictures pictures={option.pictures} height={option.plans.length > 0 ? 110 : 168} />
			{option.facts.length > 0 ? (
				<View wrap={false} style={{ ...styles.facts, borderBottom: `0.75 solid ${colors.line}` }}>
					{option.facts.map(({ figure, label }) => (
						<View key={label} style={{ flex: 1, paddingRight: 8 }}>
							<Words size={14} isBold style={{ color: colors.heading }}>
								{figure}
							</Words>
							<Words size={8.5} style={{ color: colors.ink2 }}>
								{label}
							</Words>
						</View>
					))}
				</View>
			) : null}
			<View style={styles.texts}>
				<View style={{ flex: 1, marginRight: isBeside ? 24 : 0 }}>
					{option.reason ? (
						<View style={{ marginBottom: 8 }}>
							<Words size={9.5} isBold style={{ color: colors.accentInk }}>
								{option.reason.title}
							</Words>
							<Words>{option.reason.text}</Words>
						</View>
					) : null}
					{option.summary ? <Words>{option.summary}</Words> : null}
					{option.facilities ? (
						<Words size={9.5} style={{ color: colors.ink2, marginTop: 6 }}>
							{option.facilities}
						</Words>
					) : null}
				</View>
				{included && isBeside ? (
					<View style={{ flex: 1 }}>
						<Words size={9.5} isBold style={{ color: colors.accentInk }}>
							{included.title}
						</Words>
						{included.lines.map((line, at) => (
							<Ticked key={at} size={9}>
								{line}
							</Ticked>
						))}
					</View>
				) : null}
			</View>
			{option.rooms ? (
				<View style={{ marginTop: 12 }}>
					<Heading size={15}>{option.rooms.title}</Heading>
					{option.rooms.rows.map((row, at) => (
						<Row key={at} row={row} isStrong={false} />
					))}
				</View>
			) : null}
			{included && !isBeside ? (
				<View style={{ marginTop: 12 }}>
					<Heading size={15} style={{ marginBottom: 4 }}>
						{included.title}
					</Heading>
					<View style={styles.list}>
						{included.lines.map((line, at) => (
							<View key={at} style={{ width: '50%', paddingRight: 14 }}>
								<Ticked>{line}</Ticked>
							</View>
						))}
					</View>
				</View>
			) : null}
			{option.plans.length > 0 ? <Plans plans={option.plans} /> : null}
			<Terms terms={option.terms} note={option.ownTermsNote} />
		</Sheet>
	);
}

/** The first picture two thirds wide with two beside it; one or two fill the width. */
function Pictures({
	pictures: [first, second, third],
	height,
}: {
	pictures: readonly DocumentPicture[];
	height: number;
}) {
	const half = (height - 6) / 2;
	if (!first) return null;
	return (
		<View wrap={false} style={styles.pictures}>
			<Picture picture={first} height={height} style={{ flex: second ? 2 : 1 }} />
			{second ? (
				<View style={{ flex: 1, marginLeft: 6 }}>
					<Picture picture={second} height={third ? half : height} />
					{third ? <Picture picture={third} height={half} style={{ marginTop: 6 }} /> : null}
				</View>
			) : null}
		</View>
	);
}

function Plans({ plans }: { plans: OptionSheet['plans'] }) {
	const { colors } = useLook();
	// Three stand in one row: the third alone would begin another page.
	const [width, most] = plans.length === 3 ? ['33.3%', 156] : ['50%', 240];
	return (
		<View style={styles.plans}>
			{plans.map(({ picture, ratio, caption }) => (
				<View key={picture.hash} wrap={false} style={{ ...styles.plan, width }}>
					<Picture picture={picture} height={Math.min(80, most / ratio)} style={styles.planPicture} isWhole />
					<Words size={8.5} style={{ color: colors.ink2, marginTop: 3 }}>
						{caption}
					</Words>
				</View>
			))}
		</View>
	);
}

function Terms({ terms: { title, groups }, note }: { terms: OptionSheet['terms']; note: string }) {
	const { colors } = useLook();
	const isShort = groups.every(({ rows }) => rows.length <= MOST_ROWS);
	return (
		<View wrap={!isShort} style={{ marginTop: 9 }}>
			<Heading size={15} style={{ marginBottom: 4 }}>
				{title}
			</Heading>
			<View style={isShort ? styles.groups : {}}>
				{groups.map((group, at) => (
					<View key={group.title} style={isShort ? { flex: 1, marginRight: at === 0 ? 22 : 0 } : { marginBottom: 10 }}>
						<Group group={group} />
					</View>
				))}
			</View>
			{note ? (
				<Words size={8.5} style={{ color: colors.ink2, marginTop: 5 }}>
					{note}
				</Words>
			) : null}
		</View>
	);
}

function Group({ group }: { group: OptionSheet['terms']['groups'][number] }) {
	const { colors } = useLook();
	return (
		<View style={{ borderTop: `1.5 solid ${colors.main}` }}>
			<Words size={9} isBold style={{ paddingTop: 5 }}>
				{group.title}
			</Words>
			{group.rows.map((row, index) => (
				<Row key={index} row={row} size={9} />
			))}
			{group.note ? (
				<Words size={8.5} style={{ color: colors.ink2, marginTop: 4 }}>
					{group.note}
				</Words>
			) : null}
		</View>
	);
}

const styles = StyleSheet.create({
	kicker: { flexDirection: 'row' },
	head: { flexDirection: 'row', alignItems: 'flex-start', marginTop: 2, marginBottom: 10 },
	price: { width: '42%' },
	priceNote: { alignItems: 'flex-end' },
	pictures: { flexDirection: 'row' },
	facts: { flexDirection: 'row', paddingTop: 7, paddingBottom: 5 },
	texts: { marginTop: 10, flexDirection: 'row' },
	list: { flexDirection: 'row', flexWrap: 'wrap' },
	plans: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 10 },
	plan: { paddingRight: 12, marginBottom: 4 },
	planPicture: { backgroundColor: '#ffffff' },
	groups: { flexDirection: 'row', alignItems: 'flex-start' },
});
