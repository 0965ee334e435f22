import { LEAD_STATUSES, PROPOSAL_STATES, type WEBHOOK_EVENTS } from '#db/schema/trade-enums';

type Part = Record<string, unknown>;

const text = (description: string): Part => ({ type: 'string', description });
const flag = (description: string): Part => ({ type: 'boolean', description });
const oneOf = (values: readonly string[], description: string): Part => ({ enum: values, description });

const LEAD = {
	id: text('Id of the lead.'),
	status: oneOf(LEAD_STATUSES, 'What it is now.'),
	isDeleted: flag('It was put away.'),
};

/** What each event says in `data` (HOOK-2). */
const EVENTS: Record<(typeof WEBHOOK_EVENTS)[number], { summary: string; data: Record<string, Part> }> = {
	'lead.created': {
		summary: 'A new interest, option or booking',
		data: LEAD,
	},
	'lead.changed': {
		summary: 'Status, dates, property or price of a lead changed',
		data: LEAD,
	},
	'proposal.answered': {
		summary: 'A client answered a proposal',
		data: {
			id: text('Id of the proposal.'),
			answer: oneOf(['approved', 'approvalTakenBack', 'declined', 'asked'], 'What the client did.'),
			state: oneOf(PROPOSAL_STATES, 'What the proposal is now.'),
			leadId: { type: ['string', 'null'], description: 'The option that it is about; null for none.' },
		},
	},
	'payment.received': {
		summary: 'A payment for a booking came in',
		data: {
			id: text('Id of the payment.'),
			leadId: text('Id of the booking.'),
			isDeposit: flag('It is a security deposit.'),
		},
	},
	'availability.changed': {
		summary: 'Nights of a property were taken or are free again',
		data: { id: text('Id of the property.') },
	},
};

const HEADERS: readonly Part[] = [
	['webhook-id', 'The same for all attempts of a message.'],
	['webhook-timestamp', 'Seconds since 1970 of this attempt.'],
	['webhook-signature', 'Signatures by Standard Webhooks, apart by a space while a secret is changed.'],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }));

/** The messages that programs are told, for the OpenAPI description. */
export function openapiWebhooks(): Record<string, Part> {
	return Object.fromEntries(
		Object.entries(EVENTS).map(([type, { summary, data }]) => [type, { post: webhook(type, summary, data) }]),
	);
}

function webhook(type: string, summary: string, data: Record<string, Part>): Part {
	const name = type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
	const schema = {
		type: 'object',
		required: ['type', 'timestamp', 'data'],
		properties: {
			type: { const: type },
			timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
			data: { type: 'object', required: Object.keys(data), properties: data },
		},
	};
	return {
		...{ operationId: `on${name}`, summary, parameters: HEADERS },
		requestBody: { required: true, content: { 'application/json': { schema } } },
		responses: { '2XX': { description: 'It was taken. Anything else is sent again for three days; 410 ends it.' } },
	};
}
