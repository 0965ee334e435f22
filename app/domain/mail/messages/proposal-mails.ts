import { formatDateRange } from '../../date/format-date-range';
import { formatTimestamp } from '../../date/format-timestamp';
import { unbroken } from '../../date/unbroken';
import type { Language } from '../../language/language';
import { formatRate } from '../../money/format-rate';
import type { Snapshot, SnapshotOption, SnapshotPerson } from '../../proposal/snapshot';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting, signature } from './phrases';
import { withoutLinks } from './without-links';

type Sent = { brand: MailBrand; snapshot: Snapshot; person: SnapshotPerson; url: string };

/** A proposal to the agency's client: the agent's letter, what is offered, and the link. It holds nothing that its snapshot does not. */
export function proposalMail({ brand, snapshot, person, url }: Sent): MailDescription {
	const { language, options, agency, version } = snapshot;
	const t = mailTexts(brand, language);
	const agent = headerText(withoutLinks(person.agent.name), 80);
	const from = headerText(withoutLinks(agency), 80);
	const [first] = options;
	const subject = t('proposal.subject', {
		count: options.length,
		name: headerText(first?.name ?? '', 80),
		period: periodOf(options, language),
	});
	const valid = t('proposal.valid', { until: unbroken(formatTimestamp(snapshot.validUntil, language)) });
	const paragraphs = withoutLinks(person.greeting)
		.split(/\n{2,}/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
	return {
		brand,
		language,
		subject: version > 1 ? t('proposal.newVersion', { subject }) : subject,
		title: t('proposal.title', { agency: from }),
		preheader: options.map(({ name }) => headerText(name, 80)).join(' · '),
		reason: t('proposal.reason', { agent, agency: from }),
		blocks: [
			{
				type: 'title',
				title: headerText(withoutLinks(person.title), 120) || t('proposal.title', { agency: from }),
				kicker: from,
			},
			{
				type: 'paragraphs',
				paragraphs:
					paragraphs.length > 0 ? paragraphs : [greeting(t, `${person.client.firstName} ${person.client.lastName}`)],
			},
			...options.map((option) => ({
				type: 'facts' as const,
				heading: headerText(option.name, 80),
				rows: [
					[t('proposal.stay'), formatDateRange(option.stay.checkIn, option.stay.checkOut, language)] as const,
					[t('proposal.price'), priceOf(option)] as const,
				],
			})),
			{ type: 'button', label: t('proposal.open'), href: webAddress(url) ?? '' },
			{ type: 'paragraphs', paragraphs: [valid, `${agent}\n${from}`, t('proposal.replies', { agent })] },
		],
	};
}

/** The same to the agent alone, before it is sent; `url` is the preview. */
export function testProposalMail(sent: Sent): MailDescription {
	const mail = proposalMail(sent);
	return {
		...mail,
		subject: mailTexts(sent.brand, sent.snapshot.language)('proposal.test', { subject: mail.subject }),
	};
}

/** `expired`: no answer, and the validity is over. */
export type ProposalAnswerKind = 'approved' | 'declined' | 'takenBack' | 'expired';

type Answer = {
	brand: MailBrand;
	/** Of the agent. */
	language: Snapshot['language'];
	kind: ProposalAnswerKind;
	client: string;
	/** The option that it is about; '' for none. */
	option: string;
	/** What came of an approval. */
	effect: 'tell' | 'option' | 'booking' | 'changed' | null;
	/** The client's own words. */
	words: string;
	agent: string;
	/** The builder. */
	url: string;
};

/** What a client has answered, to the agent. */
export function proposalAnswerMail({
	brand,
	language,
	kind,
	effect,
	words,
	agent,
	url,
	...names
}: Answer): MailDescription {
	const t = mailTexts(brand, language);
	const client = headerText(withoutLinks(names.client), 80);
	const option = headerText(names.option, 80);
	const subject = t(`proposal.answers.${kind}.subject`, { client, option });
	const text = t(`proposal.answers.${kind}.text`, { client, option });
	return {
		brand,
		language,
		subject,
		preheader: text,
		reason: t('thread.agentReason', { client }),
		blocks: [
			{ type: 'title', title: subject },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, agent),
					[text, effect ? t(`proposal.effects.${effect}`, { option }) : ''].filter(Boolean).join(' '),
				],
			},
			words ? { type: 'quote', label: client, text: withoutLinks(words), isSpoken: true } : null,
			{ type: 'button', label: t('proposal.builder'), href: webAddress(url) ?? '' },
			{ type: 'paragraphs', paragraphs: [signature(t, brand)] },
		],
	};
}

/** From the first arrival of the options to the last departure. */
function periodOf(options: readonly SnapshotOption[], language: Language): string {
	const [from] = options.map(({ stay }) => stay.checkIn).toSorted();
	const to = options
		.map(({ stay }) => stay.checkOut)
		.toSorted()
		.at(-1);
	return from && to ? formatDateRange(from, to, language) : '';
}

function priceOf({ currency, clientMinor }: SnapshotOption): string {
	return formatRate({ minor: clientMinor, currency }, { hasCents: true });
}
