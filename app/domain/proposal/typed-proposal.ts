import { clockInZone } from '../date/clock-in-zone';
import type { ProposalRecord } from './find-proposal.server';
import { ALPINE_ZONE } from './proposal-limits';
import type { TypedProposal } from './read-proposal-form';

export type TypedOption = TypedProposal['options'][number];

/** A draft as the fields of the builder have it. */
export function typedOf(record: ProposalRecord): TypedProposal {
	const until = clockInZone(record.validUntil, ALPINE_ZONE);
	const first = record.options.find(({ leadNo }) => leadNo === record.firstChoiceNo);
	return {
		language: record.language,
		...{ clientFirstName: record.clientFirstName, clientLastName: record.clientLastName },
		...{ clientEmail: record.clientEmail ?? '', title: record.title, greeting: record.greeting },
		...{ validDay: until.day, validTime: until.time, onApproval: record.onApproval },
		firstChoice: first?.lead.id ?? '',
		options: record.options.map(({ lead, markupKind, markup, priceMinor, reason }) => ({
			...{ leadId: lead.id, markupKind, markup: typedMarkup(markup), reason },
			price: priceMinor === null ? '' : String(priceMinor),
		})),
	};
}

/** Hundredths as `readMarkup` reads them: `1200`, `-12.50`; '' for none. */
export function typedMarkup(hundredths: number): string {
	if (hundredths === 0) return '';
	const whole = hundredths % 100 === 0;
	return whole ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** An option as it is added. */
export function newTypedOption(leadId: string): TypedOption {
	return { leadId, markupKind: 'amount', markup: '', reason: '', price: '' };
}

/** The builder's form as it was sent; names, as forms of clients have them, are `firstName` and `lastName`. */
export function readTypedForm(form: FormData): TypedProposal {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value : '';
	};
	return {
		language: text('language'),
		...{ clientFirstName: text('firstName'), clientLastName: text('lastName'), clientEmail: text('clientEmail') },
		...{ title: text('title'), greeting: text('greeting'), validDay: text('validDay'), validTime: text('validTime') },
		...{ onApproval: text('onApproval'), firstChoice: text('firstChoice') },
		options: form.getAll('lead').flatMap((leadId) =>
			typeof leadId === 'string'
				? [
						{
							...{ leadId, markupKind: text(`kind:${leadId}`), markup: text(`markup:${leadId}`) },
							...{ reason: text(`reason:${leadId}`), price: text(`price:${leadId}`) },
						},
					]
				: [],
		),
	};
}

/** The same the other way, for a form that script sends. */
export function formOfTyped(typed: TypedProposal, more: Readonly<Record<string, string>>): FormData {
	const form = new FormData();
	const { clientFirstName, clientLastName, options, ...fields } = typed;
	for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
	form.set('firstName', clientFirstName);
	form.set('lastName', clientLastName);
	for (const { leadId, markupKind, markup, reason, price } of options) {
		form.append('lead', leadId);
		form.set(`kind:${leadId}`, markupKind);
		form.set(`markup:${leadId}`, markup);
		form.set(`reason:${leadId}`, reason);
		form.set(`price:${leadId}`, price);
	}
	return form;
}
