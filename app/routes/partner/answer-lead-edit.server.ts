import type { LeadEditAnswer } from '~/components/trade/admin/lead-edit-answer';
import type { RequestContext } from '~/context';
import { editLead } from '~/domain/administration/edit-lead.server';
import { LEAD_EDIT_FIELDS, leadEditValues } from '~/domain/administration/lead-edit-fields';
import { textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';

type Sent = { ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>; leadId: string; form: FormData };

const WORDS = { 'no-such-agent': 'agent', 'changed-meanwhile': 'failed', unavailable: 'failed' } as const;

/** The answer to the form that corrects a lead (ADMIN-6), with what was typed where it was not saved. */
export async function answerLeadEdit({ ctx, leadId, form }: Sent): Promise<{ edit: LeadEditAnswer; status: number }> {
	const given = (prefix: string) =>
		leadEditValues((name) => {
			const most = LEAD_EDIT_FIELDS.find((field) => field.name === name)?.max ?? 0;
			return textOf(form, `${prefix}${name}`).slice(0, most + 200);
		});
	const typed = given('');
	const nothing = { typed, errors: {}, stored: {}, at: ctx.now };
	try {
		const edited = await editLead({ ctx, leadId, typed, was: given('was.') });
		switch (edited.outcome) {
			case 'invalid':
				return { edit: { ...nothing, outcome: 'invalid', errors: edited.errors }, status: 400 };
			case 'conflict':
				return { edit: { ...nothing, outcome: 'conflict', stored: edited.stored }, status: 409 };
			default:
				return { edit: { ...nothing, typed: null, outcome: edited.outcome }, status: 200 };
		}
	} catch (error) {
		const { word, status } = formErrorOf(error, WORDS);
		return { edit: { ...nothing, outcome: word }, status };
	}
}
