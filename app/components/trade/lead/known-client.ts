import type { LeadSuggestion } from '~/domain/lead/list/last-leads.server';
import type { ClientSuggestion } from '~/domain/lead/list/suggest-clients.server';

/** A client as the form offers him; null is not known of him. */
export type KnownClient = {
	firstName: string;
	lastName: string;
	reference: string | null;
	nationality: string | null;
	isAmexCardMember: boolean | null;
	loyaltyNumber: string | null;
};

/** Most clients that are offered at once. */
const SHOWN = 4;

/** Clients of the typed name, as `/api/autocomplete/clients` returns them. */
export function clientsByName(found: readonly ClientSuggestion[]): KnownClient[] {
	return found.slice(0, SHOWN).map(({ firstName, lastName, reference, nationality, amexCardMember }) => ({
		...{ firstName, lastName, reference, nationality },
		isAmexCardMember: amexCardMember,
		loyaltyNumber: null,
	}));
}

/** Clients of the user's last leads, newest first and each once, with the latest loyalty number. */
export function clientsOfLeads(leads: readonly LeadSuggestion[]): KnownClient[] {
	const clients = new Map<string, KnownClient>();
	for (const { clientFirstName: firstName, clientLastName: lastName, clientReference: reference, ...lead } of leads) {
		const key = JSON.stringify([firstName, lastName, reference].map((text) => text?.toLowerCase()));
		const known = clients.get(key);
		clients.set(
			key,
			known
				? { ...known, loyaltyNumber: known.loyaltyNumber ?? lead.loyaltyNumber }
				: {
						...{ firstName, lastName, reference },
						nationality: null,
						isAmexCardMember: null,
						loyaltyNumber: lead.loyaltyNumber,
					},
		);
	}
	return [...clients.values()].slice(0, SHOWN);
}

/** The form values for a client, without the prefix that the form adds to the reference; null is unknown. */
export function fieldsOf(client: KnownClient, prefix: string | null): Record<string, string | null> {
	const { firstName, lastName, nationality, reference, loyaltyNumber, isAmexCardMember } = client;
	return {
		...{ firstName, lastName, nationality, loyaltyNumber },
		amexCardMember: isAmexCardMember === null ? null : isAmexCardMember ? 'on' : '',
		cc:
			prefix && reference?.toUpperCase().startsWith(prefix.toUpperCase()) ? reference.slice(prefix.length) : reference,
	};
}
