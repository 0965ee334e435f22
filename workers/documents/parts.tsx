import { Image, Link, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import { encode } from 'uqr';
import type { DocumentAgent, DocumentPicture, DocumentRow } from '~/domain/document/document';
import { pictureKey } from '~/domain/document/document';
import { isInSerif, isRightToLeft } from './fonts';
import { useLook } from './look';

type Style = Exclude<ComponentProps<typeof Text>['style'], unknown[] | undefined>;

/** Still text. Its line height stands on itself: above a text that counts pages it would empty that one. */
export function Words({
	children,
	size = 10,
	height = 1.45,
	style = {},
	box = {},
	isBold = false,
}: {
	children: string;
	size?: number;
	height?: number;
	style?: Style;
	/** Of what stands around several lines. */
	box?: NonNullable<ComponentProps<typeof View>['style']>;
	isBold?: boolean;
}) {
	const { colors, fonts } = useLook();
	const lines = children.split('\n');
	// No font has a letter for the end of a line.
	if (lines.length > 1)
		return (
			<View style={box}>
				{lines.map((line, at) => (
					<Words key={at} size={size} height={height} style={{ ...style, maxWidth: '100%' }} isBold={isBold}>
						{line}
					</Words>
				))}
			</View>
		);
	return (
		<Text
			style={{
				...{ fontFamily: fonts.sans, fontSize: size, lineHeight: height, color: colors.ink },
				...{ fontWeight: isBold ? 600 : 400, ...directionOf(children), ...style },
			}}
		>
			{children}
		</Text>
	);
}

function directionOf(text: string) {
	return isRightToLeft(text) ? ({ direction: 'rtl', textAlign: 'right' } as const) : {};
}

/** A heading in the serif; `bookmark`: its name in the list of contents. */
export function Heading({
	children,
	size,
	bookmark,
	style = {},
}: {
	children: string;
	size: number;
	bookmark?: string;
	style?: Style;
}) {
	const { colors, fonts } = useLook();
	// Letters of another script are taller than those of the serif.
	const look = isInSerif(children)
		? { fontFamily: fonts.serif, lineHeight: 1.12 }
		: { fontFamily: fonts.sans, lineHeight: 1.45, ...directionOf(children) };
	return (
		<Text
			{...(bookmark ? { bookmark: { title: bookmark, fit: true } } : {})}
			minPresenceAhead={60}
			style={{ fontSize: size, color: colors.heading, ...look, ...style }}
		>
			{children}
		</Text>
	);
}

/** A picture that covers its box, or lies whole in it; its colour where its bytes are missing. */
export function Picture({
	picture,
	height,
	style = {},
	isWhole = false,
}: {
	picture: DocumentPicture;
	height: number;
	style?: Style;
	isWhole?: boolean;
}) {
	const { files } = useLook();
	const found = files.pictures[pictureKey(picture)];
	const box = { height, backgroundColor: picture.colour, overflow: 'hidden', ...style } as const;
	if (!found) return <View style={box} />;
	return (
		<View style={box}>
			<Image
				src={Buffer.from(found)}
				style={{
					...{ width: '100%', height: '100%', objectFit: isWhole ? 'contain' : 'cover' },
					objectPosition: picture.position ?? '50% 50%',
					...(picture.isMirrored ? { transform: 'scale(-1, 1)' } : {}),
				}}
			/>
		</View>
	);
}

/** Label and value on a line of their own, ruled below. */
export function Row({
	row: [label, value],
	size = 9.5,
	isStrong = true,
}: {
	row: DocumentRow;
	size?: number;
	isStrong?: boolean;
}) {
	const { colors } = useLook();
	return (
		<View wrap={false} style={{ ...styles.row, borderBottom: `0.75 solid ${colors.line}` }}>
			<Words size={size} style={{ ...styles.label, color: colors.ink2 }}>
				{label}
			</Words>
			<Words size={size} isBold={isStrong} style={styles.value} box={styles.values}>
				{value}
			</Words>
		</View>
	);
}

/** A line of a list of what is included. */
export function Ticked({ children, size = 9.5 }: { children: string; size?: number }) {
	const { colors } = useLook();
	return (
		<View wrap={false} style={styles.ticked}>
			<Svg
				viewBox="0 0 10 10"
				style={{ width: size * 0.8, height: size * 0.8, marginTop: size * 0.32, marginRight: 5 }}
			>
				<Path d="M1 5.4 L4 8.4 L9.2 1.8" stroke={colors.accentInk} strokeWidth={1.6} fill="none" />
			</Svg>
			<Words size={size} style={{ flex: 1 }}>
				{children}
			</Words>
		</View>
	);
}

/** Initials in a circle, name and how to reach the agent. */
export function Agent({ agent, children }: { agent: DocumentAgent; children?: ReactNode }) {
	const { colors, fonts } = useLook();
	return (
		<View wrap={false} style={styles.agent}>
			<View style={{ ...styles.initials, backgroundColor: colors.tint }}>
				<Text style={{ fontFamily: fonts.sans, fontWeight: 600, fontSize: 11, color: colors.accentInk }}>
					{agent.initials}
				</Text>
			</View>
			<View style={{ flex: 1 }}>
				<Words isBold>{agent.name}</Words>
				<Words size={9} style={{ color: colors.ink2 }}>
					{agent.role}
				</Words>
				{agent.lines.map((line) => (
					<Words key={line} size={9.5}>
						{line}
					</Words>
				))}
			</View>
			{children}
		</View>
	);
}

/** An address as a code to scan, dark on light with the quiet margin that readers need. */
export function Code({ url, size }: { url: string; size: number }) {
	const { data } = encode(url, { ecc: 'M', border: 4 });
	const path = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
	return (
		<Svg viewBox={`0 0 ${data.length} ${data.length}`} style={{ width: size, height: size }}>
			<Path d={`M0 0h${data.length}v${data.length}h-${data.length}z`} fill="#ffffff" />
			<Path d={path} fill="#000000" />
		</Svg>
	);
}

/** An address that can be pressed on a screen. */
export function Address({ url }: { url: string }) {
	const { colors, fonts } = useLook();
	return (
		<Link
			src={url}
			style={{
				fontFamily: fonts.sans,
				fontWeight: 600,
				fontSize: 9.5,
				color: colors.accentInk,
				textDecoration: 'none',
			}}
		>
			{url.replace(/^https?:\/\//, '')}
		</Link>
	);
}

const styles = StyleSheet.create({
	row: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3.5 },
	label: { flex: 1, marginRight: 12 },
	value: { textAlign: 'right', maxWidth: '68%' },
	values: { alignItems: 'flex-end', maxWidth: '68%' },
	ticked: { flexDirection: 'row', marginBottom: 1.5 },
	agent: { flexDirection: 'row', alignItems: 'center' },
	initials: {
		width: 34,
		height: 34,
		borderRadius: 17,
		alignItems: 'center',
		justifyContent: 'center',
		marginRight: 10,
	},
});
