import { formatDate } from '~/domain/date/format-date';
import type { Found } from '~/domain/find/find-everywhere.server';
import type { FoundLead } from '~/domain/find/found-lead';
import type { FoundProposal } from '~/domain/find/found-proposals-statement';
import type { FoundRecord } from '~/domain/find/found-records-statement';
import type { Language } from '~/domain/language/language';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';

/** The groups of the list, in their order. */
export const FIND_GROUPS = [
	'leads',
	'proposals',
	'records',
	'hotels',
	'properties',
	'places',
	'countries',
	'more',
] as const;

export type FindGroup = (typeof FIND_GROUPS)[number];

export type FindRow = {
	/** Of its element. */
	id: string;
	group: FindGroup;
	path: string;
	label: string;
	/** At the right edge. */
	detail: string;
};

export type FindWays = {
	/** Where all leads with a text are listed; null for people without leads. */
	allLeads: string | null;
	allLeadsLabel: string;
	/** Where all proposals with a text are listed. */
	allProposals: string;
	allProposalsLabel: string;
	/** The word for a state of a proposal. */
	proposalState: (state: FoundProposal['state']) => string;
	/** The word for a kind of record. */
	recordKind: (kind: FoundRecord['kind']) => string;
	/** The address to invite a missing hotel; null for users who may not. */
	invite: string | null;
	inviteLabel: string;
};

/** The results as the rows of one list, from top to bottom. */
export function findRows(found: Found | null, id: string, language: Language, ways: FindWays): FindRow[] {
	const named = FIND_GROUPS.flatMap((group) =>
		group === 'leads' || group === 'proposals' || group === 'records' || group === 'more'
			? []
			: (found?.[group] ?? []).map(({ path, label, context }) => ({ group, path, label, detail: context ?? '' })),
	);
	const leads = (found?.leads ?? []).map((lead) => ({
		group: 'leads' as const,
		path: lead.path,
		label: leadLabel(lead),
		detail: `${leadStatusLabel(lead.status, language)}, ${formatDate(lead.checkIn, language)}`,
	}));
	const all =
		found?.hasMoreLeads && ways.allLeads
			? [{ group: 'leads' as const, path: ways.allLeads, label: ways.allLeadsLabel, detail: '' }]
			: [];
	const proposals = (found?.proposals ?? []).map(({ path, client, title, state }) => ({
		...{ group: 'proposals' as const, path, detail: ways.proposalState(state) },
		label: [client, title].filter(Boolean).join(', '),
	}));
	const allProposals = found?.hasMoreProposals
		? [{ group: 'proposals' as const, path: ways.allProposals, label: ways.allProposalsLabel, detail: '' }]
		: [];
	const records = (found?.records ?? []).map(({ kind, path, label, detail }) => ({
		...{ group: 'records' as const, path, label },
		detail: detail || ways.recordKind(kind),
	}));
	const invite = ways.invite
		? [{ group: 'more' as const, path: ways.invite, label: ways.inviteLabel, detail: '' }]
		: [];
	return [...leads, ...all, ...proposals, ...allProposals, ...records, ...named, ...invite].map((row, index) => ({
		...row,
		id: `${id}-${index}`,
	}));
}

function leadLabel({ reference, client, stay, agency }: FoundLead): string {
	return [reference, client, stay, agency].filter(Boolean).join(', ');
}
