import { StyleSheet, View } from '@react-pdf/renderer';
import { LETTER } from '~/domain/brand/letterhead';
import type { DocumentFrame, ProposalDocument } from '~/domain/document/document';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { Sheet } from './frame';
import { useLook } from './look';
import { Agent, Heading, Picture, Row, Words } from './parts';

/** The first page: a picture over the whole width, the title, the letter, and what is offered at a glance. */
export function Cover({ frame, cover }: { frame: DocumentFrame; cover: ProposalDocument['cover'] }) {
	const { colors } = useLook();
	return (
		<Sheet frame={frame}>
			{cover.picture ? <Picture picture={cover.picture} height={270} style={styles.picture} /> : null}
			<Heading size={cover.title.length > 60 ? 24 : 34} bookmark={cover.title} style={styles.title}>
				{balanced(cover.title)}
			</Heading>
			<Words size={10} isBold style={{ color: colors.accentInk, marginTop: 6 }}>
				{cover.subtitle}
			</Words>
			<View style={styles.columns}>
				<View style={styles.letter}>
					{cover.letter.map((paragraph, at) => (
						<Words key={at} size={LETTER.body} height={1.5} style={{ marginBottom: 7 }}>
							{paragraph}
						</Words>
					))}
					{cover.agent ? (
						<View style={{ marginTop: 8 }}>
							<Agent agent={cover.agent} />
						</View>
					) : null}
				</View>
				<View style={{ ...styles.facts, borderTop: `1.5 solid ${colors.main}` }}>
					{cover.facts.map((row) => (
						<Row key={row[0]} row={row} size={9} />
					))}
				</View>
			</View>
		</Sheet>
	);
}

/** Letters of the title that fit in a line. */
const LINE = 32;

/** A title of two lines breaks at the space that is nearest to its middle; no font has a letter for the end of a line. */
function balanced(title: string): string {
	const middles = [...title.matchAll(/ /g)].map(({ index }) => index);
	const [middle] = middles.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2));
	if (title.length < LINE || middle === undefined || Math.max(middle, title.length - middle) > LINE)
		return withoutWidow(title);
	const whole = (words: string) => words.replaceAll(' ', NO_BREAK_SPACE);
	return `${whole(title.slice(0, middle))} ${whole(title.slice(middle + 1))}`;
}

/** The last word of a title does not stand on a line alone. */
function withoutWidow(title: string): string {
	return title.replace(/ (\S{1,14})$/, `${NO_BREAK_SPACE}$1`);
}

const styles = StyleSheet.create({
	picture: { marginHorizontal: -LETTER.side, marginBottom: 24 },
	title: { maxWidth: 440 },
	columns: { flexDirection: 'row', marginTop: 18 },
	letter: { flex: 1, marginRight: 28 },
	facts: { width: 200, alignSelf: 'flex-start' },
});
