import { StyleSheet, View } from '@react-pdf/renderer';
import type { InvoiceDocument } from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Heading, Row, Words } from './parts';
import { Section } from './stay-paper';

/** An invoice, a credit note or a receipt: to whom, what, the lines with their sums, and how it is paid. */
export function InvoicePages({ document }: { document: InvoiceDocument }) {
	const { colors } = useLook();
	const { title, sender, recipient, facts, intro, table, total, notes, sections } = document;
	return (
		<Sheet frame={document.frame}>
			<View wrap={false} style={styles.head}>
				<View style={styles.recipient}>
					<Words size={7.5} style={{ color: colors.ink2, marginBottom: 4 }}>
						{sender}
					</Words>
					{recipient.map((line, at) => (
						<Words key={at} size={10.5} isBold={at === 0}>
							{line}
						</Words>
					))}
				</View>
				<View style={styles.facts}>
					{facts.map((row) => (
						<Row key={row[0]} row={row} size={9} />
					))}
				</View>
			</View>
			<Heading size={28} bookmark={title} style={{ marginTop: 18, marginBottom: 8 }}>
				{title}
			</Heading>
			{intro.map((line) => (
				<Words key={line} style={{ marginBottom: 2 }}>
					{line}
				</Words>
			))}
			{table ? <Lines table={table} /> : null}
			<View wrap={false}>
				{table?.sums.map(([label, value]) => (
					<View key={label} style={styles.sum}>
						<Words size={9.5} style={{ color: colors.ink2 }}>
							{label}
						</Words>
						<Words size={9.5} style={styles.amount}>
							{value}
						</Words>
					</View>
				))}
				<View style={{ ...styles.total, borderBottom: `1.5 solid ${colors.main}` }}>
					<Words size={12} isBold>
						{total[0]}
					</Words>
					<Words size={12} isBold style={{ color: colors.price }}>
						{total[1]}
					</Words>
				</View>
			</View>
			{notes.map((line) => (
				<Words key={line} size={9} style={{ color: colors.ink2, marginTop: 5 }}>
					{line}
				</Words>
			))}
			{sections.map((section) => (
				<Section key={section.title} section={section} />
			))}
		</Sheet>
	);
}

/** The lines; their head stands on each page. */
function Lines({ table: { head, lines } }: { table: NonNullable<InvoiceDocument['table']> }) {
	const { colors } = useLook();
	return (
		<View style={{ marginTop: 12 }}>
			<View fixed wrap={false} style={{ ...styles.line, borderBottom: `1 solid ${colors.main}` }}>
				<Words size={9} style={{ ...styles.what, color: colors.ink2 }}>
					{head.what}
				</Words>
				{head.vat === null ? null : (
					<Words size={9} style={{ ...styles.vat, color: colors.ink2 }}>
						{head.vat}
					</Words>
				)}
				<Words size={9} style={{ ...styles.amount, color: colors.ink2 }}>
					{head.amount}
				</Words>
			</View>
			{lines.map(({ title, note, vat, amount }, at) => (
				<View key={at} wrap={false} style={{ ...styles.line, borderBottom: `0.75 solid ${colors.line}` }}>
					<View style={styles.what}>
						<Words isBold>{title}</Words>
						{note ? (
							<Words size={9} style={{ color: colors.ink2 }}>
								{note}
							</Words>
						) : null}
					</View>
					{head.vat === null ? null : <Words style={styles.vat}>{vat}</Words>}
					<Words style={styles.amount}>{amount}</Words>
				</View>
			))}
		</View>
	);
}

const styles = StyleSheet.create({
	head: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 8, minHeight: 96 },
	recipient: { width: '50%', paddingRight: 16 },
	facts: { width: '46%' },
	line: { flexDirection: 'row', paddingVertical: 5 },
	what: { flex: 1, paddingRight: 12 },
	vat: { width: 60, textAlign: 'right' },
	amount: { width: 110, textAlign: 'right' },
	sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 4 },
	total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 7, marginTop: 6 },
});
