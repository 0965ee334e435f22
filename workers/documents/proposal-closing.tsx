import { StyleSheet, View } from '@react-pdf/renderer';
import type { DocumentFrame, ProposalDocument } from '~/domain/document/document';
import { Sheet } from './frame';
import { useLook } from './look';
import { Address, Agent, Code, Heading, Words } from './parts';

/** The last page: what a yes leads to, the code to the client's page, the terms in short, the agent, and a place to sign. */
export function Closing({ frame, closing }: { frame: DocumentFrame; closing: ProposalDocument['closing'] }) {
	const { colors } = useLook();
	const { link, signature } = closing;
	return (
		<Sheet frame={frame}>
			<Heading size={26} bookmark={closing.title} style={{ marginBottom: 14 }}>
				{closing.title}
			</Heading>
			<View style={styles.steps}>
				{closing.steps.map(({ title, text }, at) => (
					<View
						key={title}
						style={{ ...styles.step, ...(at > 0 ? { marginLeft: 18 } : {}), borderTop: `1.5 solid ${colors.main}` }}
					>
						<Words size={14} isBold style={{ color: colors.heading }}>
							{String(at + 1)}
						</Words>
						<Heading size={14} style={{ marginTop: 2, marginBottom: 3 }}>
							{title}
						</Heading>
						<Words size={9.5}>{text}</Words>
					</View>
				))}
			</View>
			{link ? (
				<View wrap={false} style={{ ...styles.link, backgroundColor: colors.tint }}>
					<Code url={link.url} size={110} />
					<View style={{ flex: 1, marginLeft: 20 }}>
						<Heading size={18} style={{ marginBottom: 6 }}>
							{link.title}
						</Heading>
						<Words size={9.5}>{link.text}</Words>
						<Address url={link.url} />
						<Words size={8.5} style={{ color: colors.ink2, marginTop: 8 }}>
							{link.note}
						</Words>
					</View>
				</View>
			) : null}
			<Heading size={18} bookmark={closing.termsTitle} style={{ marginTop: 16, marginBottom: 6 }}>
				{closing.termsTitle}
			</Heading>
			<View style={styles.terms}>
				{closing.terms.map((column, at) => (
					<View key={at} style={styles.column}>
						{column.map(({ title, text }) => (
							<View key={title} wrap={false} style={styles.term}>
								<Words size={9} isBold>
									{title}
								</Words>
								<Words size={9}>{text}</Words>
							</View>
						))}
					</View>
				))}
			</View>
			<View wrap={false}>
				{closing.agent ? (
					<View
						style={{
							...styles.agent,
							borderTop: `0.75 solid ${colors.line}`,
							borderBottom: `0.75 solid ${colors.line}`,
						}}
					>
						<Agent agent={closing.agent} />
					</View>
				) : null}
				<View style={styles.signature}>
					{signature.map((label, at) => (
						<View
							key={label}
							style={{ flex: 1, ...(at > 0 ? { marginLeft: 22 } : {}), borderTop: `1 solid ${colors.ink}` }}
						>
							<Words size={8.5} style={{ color: colors.ink2, marginTop: 4 }}>
								{label}
							</Words>
						</View>
					))}
				</View>
			</View>
		</Sheet>
	);
}

const styles = StyleSheet.create({
	steps: { flexDirection: 'row' },
	step: { flex: 1, paddingTop: 8 },
	link: { flexDirection: 'row', alignItems: 'center', padding: 12, marginTop: 16 },
	terms: { flexDirection: 'row' },
	column: { width: '50%', paddingRight: 20 },
	term: { marginBottom: 6 },
	agent: { marginTop: 4, paddingVertical: 8 },
	signature: { flexDirection: 'row', marginTop: 34 },
});
