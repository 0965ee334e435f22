import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { LETTER } from '~/domain/brand/letterhead';
import type { LetterDocument } from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Heading, Picture, Words } from './parts';

/** The page that shows an agency its paper: a picture, a few words, and what an offer adds up to. */
export function LetterPage({ document }: { document: LetterDocument }) {
	const { colors, fonts } = useLook();
	const { title, picture, text, rows, total } = document;
	const amount = (words: string) => (
		<Text style={{ fontFamily: fonts.sans, fontWeight: 600, color: colors.price }}>{words}</Text>
	);
	return (
		<Sheet frame={document.frame}>
			<Heading size={32} style={{ marginTop: 10 }}>
				{title}
			</Heading>
			{picture ? <Picture picture={picture} height={250} style={{ marginTop: 12 }} /> : null}
			<Words size={LETTER.body} height={1.5} style={{ marginTop: 18, marginBottom: 12 }}>
				{text}
			</Words>
			{rows.map(([label, words]) => (
				<View key={label} style={{ ...styles.row, borderBottom: `0.75 solid ${colors.line}` }}>
					<Words size={LETTER.body}>{label}</Words>
					{amount(words)}
				</View>
			))}
			<View style={styles.row}>
				<Words size={LETTER.body} isBold style={{ color: colors.accentInk }}>
					{total[0]}
				</Words>
				{amount(total[1])}
			</View>
		</Sheet>
	);
}

const styles = StyleSheet.create({
	row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', paddingVertical: 7 },
});
