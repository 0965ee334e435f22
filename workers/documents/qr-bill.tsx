import { Image, Page, Path, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { LETTER, letterLogo } from '~/domain/brand/letterhead';
import type { QrBillDocument } from '~/domain/document/document';
import { useLook } from './look';
import { Heading, Row, Words } from './parts';

/** Points of a millimetre. */
const MM = 72 / 25.4;
const PAGE_HEIGHT = 297 * MM;
const PART_HEIGHT = 105 * MM;
const RECEIPT_WIDTH = 62 * MM;

/** The standard allows Arial, Frutiger, Helvetica and Liberation Sans alone; these two need no file. */
const PLAIN = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** A page with what is paid, and payment part and receipt at its lower end (PAYMENT-6; measures of the Swiss Implementation Guidelines QR-bill 2.3). */
export function QrBillPages({ document }: { document: QrBillDocument }) {
	const { colors, fonts, files } = useLook();
	const { frame, title, intro, rows, total } = document;
	return (
		<Page size="A4" style={{ ...styles.page, fontFamily: fonts.sans, color: colors.ink }}>
			<View style={styles.head}>
				{frame.logo && files.logo ? (
					<Image src={files.logo} style={letterLogo(frame.logo)} />
				) : (
					<Text style={{ fontFamily: fonts.serif, fontSize: 24, color: colors.heading, maxWidth: '60%' }}>
						{frame.sender}
					</Text>
				)}
				<View style={{ width: '50%' }}>
					{frame.senderLines.map((line) => (
						<Words key={line} size={8} style={{ color: colors.ink2, textAlign: 'right' }}>
							{line}
						</Words>
					))}
				</View>
			</View>
			<Heading size={28} bookmark={title} style={{ marginTop: 26 }}>
				{title}
			</Heading>
			{intro.map((line) => (
				<Words key={line} style={{ marginTop: 10, marginBottom: 12 }}>
					{line}
				</Words>
			))}
			{rows.map((row) => (
				<Row key={row[0]} row={row} size={10} />
			))}
			<View style={{ ...styles.total, borderBottom: `1.5 solid ${colors.main}` }}>
				<Words size={12} isBold>
					{total[0]}
				</Words>
				<Words size={12} isBold>
					{total[1]}
				</Words>
			</View>
			<Text style={styles.separate}>{document.words.separate}</Text>
			<View style={styles.part}>
				<Receipt document={document} />
				<PaymentPart document={document} />
				<Lines />
			</View>
		</Page>
	);
}

/** Points that the scissors take above the upper line. */
const ABOVE = 10;

/** Where payment part and receipt are cut, with a pair of scissors on each line. */
function Lines() {
	return (
		<Svg viewBox={`0 ${-ABOVE} ${210 * MM} ${PART_HEIGHT + ABOVE}`} style={styles.lines}>
			<Path d={`M0 0.4H${210 * MM}`} stroke="#000000" strokeWidth={0.75} fill="none" />
			<Path d={`M${RECEIPT_WIDTH} 0V${PART_HEIGHT}`} stroke="#000000" strokeWidth={0.75} fill="none" />
			<Path d={SCISSORS} transform={`translate(${5 * MM} -4.6) scale(0.42)`} fill="#000000" />
			<Path
				d={SCISSORS}
				transform={`translate(${RECEIPT_WIDTH + 4.6} ${5 * MM}) rotate(90) scale(0.42)`}
				fill="#000000"
			/>
		</Svg>
	);
}

/** Two rings and two blades in 24 units, the blades to the right. */
const SCISSORS =
	'M5 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM5 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM7.500 8.500L24 17.500l-2.500.800L6.500 10zM7.500 15.500L24 6.500l-2.500-.800L6.500 14z';

type Sizes = { head: number; text: number; line: number };

/** Heading and value in points: 6 and 8 on the receipt, 8 and 10 on the payment part. */
const SMALL: Sizes = { head: 6, text: 8, line: 9 };
const LARGE: Sizes = { head: 8, text: 10, line: 11 };

function Block({ head, lines, sizes }: { head: string; lines: readonly string[]; sizes: Sizes }) {
	const height = (size: number) => sizes.line / size;
	return (
		<View style={{ marginBottom: sizes.line }}>
			<Text style={{ fontFamily: BOLD, fontSize: sizes.head, lineHeight: height(sizes.head) }}>{head}</Text>
			{lines.map((line, at) => (
				<Text key={at} style={{ fontFamily: PLAIN, fontSize: sizes.text, lineHeight: height(sizes.text) }}>
					{line}
				</Text>
			))}
		</View>
	);
}

/** An empty field for the payer, marked at its corners. */
function Blank({ width, height }: { width: number; height: number }) {
	const [w, h, arm] = [width * MM, height * MM, 3 * MM];
	const corners = `M0 ${arm}V0H${arm}M${w - arm} 0H${w}V${arm}M${w} ${h - arm}V${h}H${w - arm}M${arm} ${h}H0V${h - arm}`;
	return (
		<Svg viewBox={`-0.5 -0.5 ${w + 1} ${h + 1}`} style={{ width: w + 1, height: h + 1 }}>
			<Path d={corners} stroke="#000000" strokeWidth={0.75} fill="none" />
		</Svg>
	);
}

function PayableBy({ head, sizes, width, height }: { head: string; sizes: Sizes; width: number; height: number }) {
	return (
		<View>
			<Text style={{ fontFamily: BOLD, fontSize: sizes.head, lineHeight: sizes.line / sizes.head }}>{head}</Text>
			<Blank width={width} height={height} />
		</View>
	);
}

function Amount({ document: { words, currency, amount }, sizes, gap }: Props & { sizes: Sizes; gap: number }) {
	return (
		<View style={{ flexDirection: 'row' }}>
			<View style={{ width: gap * MM }}>
				<Block head={words.currency} lines={[currency]} sizes={sizes} />
			</View>
			<Block head={words.amount} lines={[amount]} sizes={sizes} />
		</View>
	);
}

type Props = { document: QrBillDocument };

function Receipt({ document }: Props) {
	const { words, creditor, reference } = document;
	return (
		<>
			<Text style={{ ...styles.title, left: 5 * MM, top: 5 * MM }}>{words.receipt}</Text>
			<View style={{ ...styles.box, left: 5 * MM, top: 12 * MM, width: 52 * MM, height: 56 * MM }}>
				<Block head={words.account} lines={creditor} sizes={SMALL} />
				{reference ? <Block head={words.reference} lines={[reference]} sizes={SMALL} /> : null}
				<PayableBy head={words.payableBy} sizes={SMALL} width={52} height={20} />
			</View>
			<View style={{ ...styles.box, left: 5 * MM, top: 68 * MM, width: 52 * MM, height: 14 * MM }}>
				<Amount document={document} sizes={SMALL} gap={14} />
			</View>
			<Text style={{ ...styles.box, ...styles.acceptance, left: 5 * MM, top: 82 * MM, width: 52 * MM }}>
				{words.acceptancePoint}
			</Text>
		</>
	);
}

function PaymentPart({ document }: Props) {
	const { words, creditor, reference, information, code } = document;
	const margin = 4;
	const side = code.size - 2 * margin;
	return (
		<>
			<Text style={{ ...styles.title, left: 67 * MM, top: 5 * MM }}>{words.paymentPart}</Text>
			<Svg
				viewBox={`${margin} ${margin} ${side} ${side}`}
				style={{ ...styles.box, left: 67 * MM, top: 17 * MM, width: 46 * MM, height: 46 * MM }}
			>
				<Path d={code.path} fill="#000000" />
				{code.cross.map(({ color, box: [x, y, width, height] }) => (
					<Rect key={`${color} ${width}`} x={x} y={y} width={width} height={height} fill={color} />
				))}
			</Svg>
			<View style={{ ...styles.box, left: 67 * MM, top: 68 * MM, width: 51 * MM, height: 22 * MM }}>
				<Amount document={document} sizes={LARGE} gap={18} />
			</View>
			<View style={{ ...styles.box, left: 118 * MM, top: 5 * MM, width: 87 * MM, height: 85 * MM }}>
				<Block head={words.account} lines={creditor} sizes={LARGE} />
				{reference ? <Block head={words.reference} lines={[reference]} sizes={LARGE} /> : null}
				{information ? <Block head={words.information} lines={[information]} sizes={LARGE} /> : null}
				<PayableBy head={words.payableBy} sizes={LARGE} width={65} height={25} />
			</View>
		</>
	);
}

const styles = StyleSheet.create({
	page: { paddingTop: LETTER.top, paddingHorizontal: LETTER.side, fontSize: LETTER.body },
	head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
	total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 6 },
	separate: {
		...{ position: 'absolute', left: 0, width: 210 * MM, top: PAGE_HEIGHT - PART_HEIGHT - 16 },
		...{ textAlign: 'center', fontFamily: PLAIN, fontSize: 7 },
	},
	part: {
		position: 'absolute',
		left: 0,
		top: PAGE_HEIGHT - PART_HEIGHT,
		width: 210 * MM,
		height: PART_HEIGHT,
		color: '#000000',
	},
	lines: { position: 'absolute', left: 0, top: -ABOVE, width: 210 * MM, height: PART_HEIGHT + ABOVE },
	box: { position: 'absolute' },
	title: { position: 'absolute', fontFamily: BOLD, fontSize: 11, lineHeight: 1 },
	acceptance: { fontFamily: BOLD, fontSize: 6, textAlign: 'right' },
});
