import { StyleSheet, View } from '@react-pdf/renderer';
import type {
	ComparedCell,
	ComparedOption,
	ComparedRow,
	DocumentFrame,
	ProposalDocument,
} from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Heading, Picture, Ticked, Words } from './parts';

/** So many options stand beside each other; the others follow below them. */
const COLUMNS = 3;

type Comparison = NonNullable<ProposalDocument['comparison']>;

/** The options beside each other, a row for each thing that is compared. */
export function ComparisonPages({ frame, comparison }: { frame: DocumentFrame; comparison: Comparison }) {
	const { title, columns, rows } = comparison;
	const width = Math.min(COLUMNS, columns.length);
	const parts = Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) => at * COLUMNS);
	return (
		<>
			{parts.map((from) => (
				<Sheet key={from} frame={frame}>
					{from === 0 ? (
						<Heading size={26} bookmark={title} style={{ marginBottom: 10 }}>
							{title}
						</Heading>
					) : null}
					<Head columns={columns.slice(from, from + COLUMNS)} width={width} />
					{rows.map((row) => (
						<Compared key={row.label} row={row} cells={row.cells.slice(from, from + COLUMNS)} width={width} />
					))}
				</Sheet>
			))}
		</>
	);
}

/** `width` is how many columns a page has room for. */
function Head({ columns, width }: { columns: readonly ComparedOption[]; width: number }) {
	const { colors } = useLook();
	return (
		<View fixed style={styles.row}>
			<View style={styles.label} />
			{columns.map(({ number, name, place, picture }) => (
				<View key={number} style={styles.cell}>
					{picture ? (
						<Picture picture={picture} height={width < COLUMNS ? 92 : 60} style={{ marginBottom: 7 }} />
					) : null}
					<View style={{ flexDirection: 'row' }}>
						<Words size={10} isBold style={{ marginRight: 5, marginTop: 1.5, color: colors.heading }}>
							{number}
						</Words>
						<Heading size={name.length > 60 ? 10 : 14} style={{ flex: 1 }}>
							{name}
						</Heading>
					</View>
					<Words size={8.5} style={{ color: colors.ink2, marginTop: 1, marginBottom: 3 }}>
						{place}
					</Words>
				</View>
			))}
			{fill(width - columns.length)}
		</View>
	);
}

function Compared({ row, cells, width }: { row: ComparedRow; cells: readonly ComparedCell[]; width: number }) {
	const { colors } = useLook();
	return (
		<View wrap={false} style={{ ...styles.row, ...styles.ruled, borderTop: `0.75 solid ${colors.line}` }}>
			<View style={styles.label}>
				<Words size={8.5} style={{ color: colors.ink2 }}>
					{row.label}
				</Words>
			</View>
			{cells.map((cell, at) => (
				<View key={at} style={styles.cell}>
					{cell.lines.map((line, index) =>
						row.style === 'ticked' ? (
							<Ticked key={index} size={8.5}>
								{line}
							</Ticked>
						) : (
							<Words key={index} size={row.style === 'strong' ? 12.5 : 8.5} isBold={row.style === 'strong'}>
								{line}
							</Words>
						),
					)}
					{cell.amounts.map(([label, amount], index) => (
						<View key={index} style={styles.amount}>
							<Words size={8.5} style={{ marginRight: 6 }}>
								{label}
							</Words>
							<Words size={8.5} isBold style={{ textAlign: 'right' }}>
								{amount}
							</Words>
						</View>
					))}
					{cell.note ? (
						<Words size={8} style={{ color: colors.ink2 }}>
							{cell.note}
						</Words>
					) : null}
				</View>
			))}
			{fill(width - cells.length)}
		</View>
	);
}

/** Columns that are not there, so that those of both tables stand below each other. */
function fill(count: number) {
	return Array.from({ length: count }, (_, at) => <View key={`none ${at}`} style={styles.cell} />);
}

const styles = StyleSheet.create({
	row: { flexDirection: 'row' },
	ruled: { paddingVertical: 3 },
	label: { width: 66, paddingRight: 6 },
	cell: { flex: 1, paddingLeft: 6, paddingRight: 4 },
	amount: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
});
