import { Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { coverFoot, LETTER, letterLogo } from '~/domain/brand/letterhead';
import type { DocumentFrame } from '~/domain/document/document';
import { useLook } from './look';
import { Words } from './parts';

/** Of the head without a logo, and the room below it. */
const NAME_HEIGHT = 34;
const BELOW_HEAD = 14;
/** Between content and foot. */
const ABOVE_FOOT = 10;

/** Points from the top of a page to where its content begins. */
export function contentTop({ logo }: Pick<DocumentFrame, 'logo'>): number {
	return LETTER.top + (logo ? letterLogo(logo).height : NAME_HEIGHT) + BELOW_HEAD;
}

/** Pages of A4 with the brand's head and foot; what does not fit goes on to the next one. */
export function Sheet({ frame, children }: { frame: DocumentFrame; children: ReactNode }) {
	const { colors, fonts, files } = useLook();
	const { logo } = frame;
	const { footerBackground } = files;
	return (
		<Page
			size="A4"
			style={{ ...styles.page, paddingTop: contentTop(frame), fontFamily: fonts.sans, color: colors.ink }}
		>
			{frame.watermark ? (
				<View fixed style={styles.watermark}>
					<Text style={{ ...styles.watermarkText, fontFamily: fonts.sans, color: colors.line }}>{frame.watermark}</Text>
				</View>
			) : null}
			<View fixed style={styles.head}>
				{logo && files.logo ? (
					<Image src={files.logo} style={letterLogo(logo)} />
				) : (
					<Text style={{ fontFamily: fonts.serif, fontSize: 24, color: colors.heading, maxWidth: '60%' }}>
						{frame.sender}
					</Text>
				)}
				<View style={styles.senders}>
					{frame.senderLines.map((line) => (
						<Words key={line} size={8} style={{ color: colors.ink2, textAlign: 'right' }}>
							{line}
						</Words>
					))}
				</View>
			</View>
			{children}
			<View fixed style={{ ...styles.foot, backgroundColor: colors.main }}>
				{footerBackground ? (
					<Image src={footerBackground.src} style={{ ...styles.footPicture, ...coverFoot(footerBackground) }} />
				) : null}
			</View>
			<View fixed style={styles.contacts}>
				{[frame.note, ...frame.contactLines].filter(Boolean).map((line, at) => (
					<Words key={line} size={8} height={1.4} isBold={at === 0} style={{ color: colors.onMain }}>
						{line}
					</Words>
				))}
			</View>
			<View fixed style={styles.mark}>
				<Words size={8} style={{ color: colors.onMain, textAlign: 'right' }}>
					{frame.mark}
				</Words>
			</View>
			<Text
				fixed
				style={{ ...styles.number, fontFamily: fonts.sans, color: colors.onMain }}
				render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
			/>
		</Page>
	);
}

const styles = StyleSheet.create({
	page: { paddingHorizontal: LETTER.side, paddingBottom: LETTER.footer + ABOVE_FOOT, fontSize: LETTER.body },
	head: {
		position: 'absolute',
		top: LETTER.top,
		left: LETTER.side,
		right: LETTER.side,
		flexDirection: 'row',
		justifyContent: 'space-between',
		alignItems: 'center',
	},
	senders: { width: '50%' },
	watermark: {
		position: 'absolute',
		top: 330,
		left: 0,
		right: 0,
		alignItems: 'center',
		transform: 'rotate(-32deg)',
	},
	watermarkText: { fontSize: 110, fontWeight: 600, opacity: 0.55 },
	foot: { position: 'absolute', left: 0, right: 0, bottom: 0, height: LETTER.footer, overflow: 'hidden' },
	footPicture: { position: 'absolute', right: 0 },
	contacts: {
		position: 'absolute',
		left: LETTER.side,
		right: 210,
		bottom: 0,
		height: LETTER.footer,
		justifyContent: 'center',
		overflow: 'hidden',
	},
	mark: { position: 'absolute', right: 100, bottom: LETTER.footer / 2 - 6, width: 150 },
	number: {
		position: 'absolute',
		right: LETTER.side,
		bottom: LETTER.footer / 2 - 5,
		width: 50,
		fontSize: 9,
		textAlign: 'right',
	},
});
