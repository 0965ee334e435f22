import { StyleSheet, View } from '@react-pdf/renderer';
import type { StayDocument, StaySection } from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Heading, Row, Words } from './parts';

/** An option, a booking or a cancelled one on paper: what it is, then a section for each thing that was agreed. */
export function StayPages({ document }: { document: StayDocument }) {
	const { colors } = useLook();
	return (
		<Sheet frame={document.frame}>
			<Heading size={28} bookmark={document.title}>
				{document.title}
			</Heading>
			<Words size={12} isBold style={{ marginTop: 6 }}>
				{document.name}
			</Words>
			{document.intro.map((line) => (
				<Words key={line}>{line}</Words>
			))}
			<Words size={8.5} style={{ color: colors.ink2 }}>
				{document.issued}
			</Words>
			{document.notice ? (
				<View
					wrap={false}
					style={{ ...styles.notice, backgroundColor: colors.tint, borderLeft: `3 solid ${colors.main}` }}
				>
					<Words isBold>{document.notice}</Words>
				</View>
			) : null}
			{document.sections.map((section) => (
				<Section key={section.title} section={section} />
			))}
		</Sheet>
	);
}

/** A section of so many lines stands on one page, with its heading and its sum. */
const MOST_LINES = 8;

/** A heading with its text, rows and sum. */
export function Section({ section: { title, text, rows, total, after = [] } }: { section: StaySection }) {
	const { colors } = useLook();
	return (
		<View wrap={text.length + rows.length > MOST_LINES} style={{ marginTop: 13 }}>
			<Heading size={16} bookmark={title} style={{ marginBottom: 4 }}>
				{title}
			</Heading>
			{text.map((line, at) => (
				<Words key={at} style={{ marginBottom: 3 }}>
					{line}
				</Words>
			))}
			{rows.map((row, at) => (
				<Row key={at} row={row} size={10} />
			))}
			{total ? (
				<View wrap={false} style={{ ...styles.total, borderBottom: `1.5 solid ${colors.main}` }}>
					<Words size={11} isBold>
						{total[0]}
					</Words>
					<Words size={11} isBold>
						{total[1]}
					</Words>
				</View>
			) : null}
			{after.map((row) => (
				<Row key={row[0]} row={row} size={10} />
			))}
		</View>
	);
}

const styles = StyleSheet.create({
	notice: { marginTop: 14, paddingVertical: 9, paddingHorizontal: 12 },
	total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 6 },
});
