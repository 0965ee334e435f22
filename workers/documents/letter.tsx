import { Document, Image, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';
import { coverFoot, LETTER, type Letter, letterLogo } from '~/domain/brand/letterhead';
import { registerFonts } from './fonts';

/** The letter as a PDF. Line heights stand on still texts alone: above a text that counts pages they would empty it. */
export async function letterPdf(letter: Letter): Promise<ArrayBuffer> {
	registerFonts();
	const blob = await pdf(<LetterPaper letter={letter} />).toBlob();
	return blob.arrayBuffer();
}

function LetterPaper({ letter }: { letter: Letter }) {
	const { colors, logo } = letter;
	const row = { borderBottom: `0.75 solid ${colors.line}` };
	return (
		<Document title={letter.title} author={letter.sender} language={letter.language}>
			<Page size="A4" style={{ ...styles.page, color: colors.ink }}>
				<View style={styles.head}>
					{logo ? (
						<Image src={logo.src} style={letterLogo(logo)} />
					) : (
						<Text style={{ ...styles.sender, color: colors.heading }}>{letter.sender}</Text>
					)}
				</View>
				<Text style={{ ...styles.title, color: colors.heading }}>{letter.title}</Text>
				{letter.picture ? <Image src={letter.picture} style={styles.picture} /> : null}
				<Text style={styles.text}>{letter.text}</Text>
				{letter.rows.map(([label, amount]) => (
					<View key={label} style={{ ...styles.row, ...row }}>
						<Text>{label}</Text>
						<Text style={{ ...styles.amount, color: colors.price }}>{amount}</Text>
					</View>
				))}
				<View style={styles.row}>
					<Text style={{ ...styles.amount, color: colors.accentInk }}>{letter.total[0]}</Text>
					<Text style={{ ...styles.amount, color: colors.price }}>{letter.total[1]}</Text>
				</View>
				<View fixed style={{ ...styles.foot, backgroundColor: colors.main }}>
					{letter.footerBackground ? (
						<Image
							src={letter.footerBackground.src}
							style={{ ...styles.footPicture, ...coverFoot(letter.footerBackground) }}
						/>
					) : null}
				</View>
				<View fixed style={styles.contacts}>
					{[letter.note, ...letter.contactLines].map((line, at) => (
						<Text key={line} style={{ ...styles.contact, ...(at === 0 ? styles.amount : {}), color: colors.onMain }}>
							{line}
						</Text>
					))}
				</View>
				<Text
					fixed
					style={{ ...styles.number, color: colors.onMain }}
					render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
				/>
			</Page>
		</Document>
	);
}

const styles = StyleSheet.create({
	page: {
		paddingHorizontal: LETTER.side,
		paddingTop: 36,
		paddingBottom: LETTER.footer + 32,
		fontFamily: 'Sans',
		fontSize: LETTER.body,
	},
	head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
	sender: { fontFamily: 'Serif', fontSize: 24 },
	contacts: {
		position: 'absolute',
		left: LETTER.side,
		right: 120,
		bottom: 0,
		height: LETTER.footer,
		justifyContent: 'center',
	},
	contact: { fontSize: 8.5, lineHeight: 1.4 },
	title: { fontFamily: 'Serif', fontSize: 32, lineHeight: 1.18, marginTop: 26 },
	picture: { height: 250, marginTop: 12, objectFit: 'cover' },
	text: { fontSize: LETTER.body, lineHeight: 1.5, marginTop: 18, marginBottom: 12 },
	row: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 7 },
	amount: { fontWeight: 600 },
	foot: { position: 'absolute', left: 0, right: 0, bottom: 0, height: LETTER.footer, overflow: 'hidden' },
	footPicture: { position: 'absolute', right: 0 },
	number: {
		position: 'absolute',
		right: LETTER.side,
		bottom: LETTER.footer / 2 - 5,
		width: 80,
		fontSize: 9,
		textAlign: 'right',
	},
});
