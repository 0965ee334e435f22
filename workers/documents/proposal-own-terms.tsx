import { View } from '@react-pdf/renderer';
import type { DocumentFrame, ProposalDocument } from '~/domain/document/document';
import { Sheet } from './frame';
import { Heading, Words } from './parts';

/** A paragraph of so many letters stands on one page with its heading. */
const MOST_LETTERS = 1500;

/** The properties' own terms in their operators' words, one after the other; long ones go on over pages. */
export function OwnTerms({ frame, ownTerms }: { frame: DocumentFrame; ownTerms: ProposalDocument['ownTerms'] }) {
	return (
		<Sheet frame={frame}>
			{ownTerms.map(({ title, paragraphs: [first = '', ...others] }, at) => (
				<View key={at} style={{ marginTop: at === 0 ? 0 : 18 }}>
					<View wrap={first.length > MOST_LETTERS}>
						<Heading size={title.length > 80 ? 11 : 18} bookmark={title} style={{ marginBottom: 5 }}>
							{title}
						</Heading>
						<Words size={9} style={{ marginBottom: 4 }}>
							{first}
						</Words>
					</View>
					{others.map((paragraph, index) => (
						<Words key={index} size={9} style={{ marginBottom: 4 }}>
							{paragraph}
						</Words>
					))}
				</View>
			))}
		</Sheet>
	);
}
