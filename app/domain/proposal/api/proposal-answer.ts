import { plainDate } from '../../date/plain-date';
import { isCurrency } from '../../money/money';
import type { ProposalRecord } from '../find-proposal.server';
import type { ListedProposal } from '../list-proposals.server';
import type { SentVersion, VersionHead } from '../load-version.server';

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

/** A proposal of a list by `listedProposalShape`. */
export function listedProposalAnswer({ id, state, client, title, agent, options, ...row }: ListedProposal) {
	return {
		_id: id,
		...{ state, client, title, agent },
		options: options.map(({ leadId, name, checkIn, checkOut, isApproved }) => ({
			...{ lead: leadId, name, isApproved },
			period: { checkInDate: checkIn, checkOutDate: checkOut },
		})),
		...{ sentAt: isoOrNull(row.sentAt), openings: row.openings },
		...{ lastOpenedAt: isoOrNull(row.lastOpenedAt), validUntil: iso(row.validUntil) },
	};
}

/** A proposal by `proposalShape`; amounts in minor units, percentages in hundredths, as the shape takes them. */
export function proposalAnswer(record: ProposalRecord, versions: readonly VersionHead[]) {
	const approved = record.options.find(({ leadNo }) => leadNo === record.approvedNo);
	return {
		_id: record.id,
		...{ revision: record.revision, state: record.state, language: record.language },
		client: { firstName: record.clientFirstName, lastName: record.clientLastName, email: record.clientEmail },
		...{ title: record.title, greeting: record.greeting },
		...{ validUntil: iso(record.validUntil), onApproval: record.onApproval },
		options: record.options.map(({ lead, priceMinor, markupKind, markup, reason }) => ({
			...{ lead: lead.id, bookingNumber: lead.bookingNumber, reason },
			period: { checkInDate: plainDate(lead.checkIn), checkOutDate: plainDate(lead.checkOut) },
			currencyCode: isCurrency(lead.currency) ? lead.currency : ('EUR' as const),
			price: priceMinor,
			markup: { kind: markupKind, value: markup },
		})),
		versions: versions.map(({ number, sentAt, hash }) => ({ number, sentAt: iso(sentAt), hash })),
		...{ openings: record.openings, lastOpenedAt: isoOrNull(record.lastOpenedAt) },
		decision:
			record.decidedAt === null
				? null
				: {
						kind: record.approvedNo === null ? ('declined' as const) : ('approved' as const),
						lead: approved?.lead.id ?? null,
						name: record.approvedBy,
						at: iso(record.decidedAt),
					},
	};
}

/** A version by `proposalVersionShape`, made of the frozen snapshot alone. */
export function versionAnswer({ snapshot, person, hash }: Omit<SentVersion, 'record'>) {
	const { version: number, language, sentAt, validUntil, agency } = snapshot;
	return {
		...{ number, hash, language, agency, sentAt: iso(sentAt), validUntil: iso(validUntil) },
		client: person && { firstName: person.client.firstName, lastName: person.client.lastName },
		...{ title: person?.title ?? '', greeting: person?.greeting ?? '' },
		options: snapshot.options.map((option) => ({
			...{ key: option.key, name: option.name, place: option.place },
			period: { checkInDate: option.stay.checkIn, checkOutDate: option.stay.checkOut },
			...{ currencyCode: option.currency, total: option.clientMinor },
			payments: option.terms.payments.map(({ dueDate, minor }) => ({ dueDate, amount: minor })),
			cancellation: option.terms.cancellation.map(({ until, keptMinor }) => ({ until, kept: keptMinor })),
			...{ heldUntil: isoOrNull(option.heldUntil), isFirstChoice: option.isFirstChoice },
			...{ reason: person?.reasons[option.key] ?? '', included: option.included },
		})),
	};
}
