import { formatDate } from '~/domain/date/format-date';
import type { DocumentAgent, ProposalDocument } from '~/domain/document/document';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import { agentName, depositOf } from '../client/client-words';
import { instantWords, type PaperSource } from './document-source';

/** The last page: what a yes leads to, and the terms that hold for every option. */
export function closingOf(source: PaperSource, agent: DocumentAgent | null): ProposalDocument['closing'] {
	const { snapshot, person, url, d } = source;
	const name = agentName({ person, snapshot });
	const moment = instantWords(source, snapshot.validUntil);
	const { onApproval } = snapshot;
	return {
		title: d('yes.title'),
		steps: [
			{
				title: d('yes.approve'),
				text: d(url === null ? 'yes.approveDraft' : 'yes.approveText', { agent: name, moment }),
			},
			{ title: d(`yes.${onApproval}`, { agent: name }), text: d(`yes.${onApproval}Text`, { agent: name }) },
			{ title: d('yes.pay'), text: d('yes.payText') },
		],
		link:
			url === null
				? null
				: {
						title: d('link.title'),
						text: d('link.text'),
						url,
						note: d('link.note', { version: snapshot.version, moment: instantWords(source, snapshot.sentAt) }),
					},
		termsTitle: d('terms.title'),
		terms: termsOf(source, moment),
		agent,
		signature: [d('sign.place'), d('sign.name')],
	};
}

function termsOf(source: PaperSource, moment: string): ProposalDocument['closing']['terms'] {
	const { snapshot, d } = source;
	const { agency, language, options } = snapshot;
	const held = byText(options, ({ heldUntil }, name) =>
		heldUntil === null
			? d('terms.freeOption', { name })
			: d('terms.heldOption', { name, moment: instantWords(source, heldUntil) }),
	);
	const deposits = byText(options, (option, name) => {
		const deposit = depositOf(option);
		if (!deposit) return null;
		const { amount, date, isBlocked } = deposit;
		return d(isBlocked ? 'terms.depositBlocked' : 'terms.depositPaid', {
			...{ name, amount, day: formatDate(date, language) },
		});
	});
	const ofOptions = [
		{ title: d('terms.held'), text: held.join('\n') },
		{ title: d('terms.deposit'), text: deposits.join('\n') },
	];
	return [
		[
			{ title: d('terms.prices'), text: d('terms.pricesText') },
			{ title: d('terms.cancellation'), text: d('terms.cancellationText', { agency }) },
			{ title: d('terms.validity'), text: d('terms.validityText', { moment }) },
			{ title: d('terms.contract'), text: d('terms.contractText', { agency }) },
		],
		ofOptions.filter(({ text }) => text !== ''),
	];
}

/** What is said of options, those of which the same is said in one sentence. */
function byText(
	options: readonly SnapshotOption[],
	say: (option: SnapshotOption, names: string) => string | null,
): string[] {
	const names = new Map<string, string[]>();
	for (const option of options) {
		const key = say(option, '');
		if (key !== null) names.set(key, [...(names.get(key) ?? []), option.name]);
	}
	return [...names].flatMap(([key, of]) => {
		const option = options.find((each) => say(each, '') === key);
		return (option && say(option, of.join(', '))) ?? [];
	});
}
