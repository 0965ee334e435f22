import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { agencyWrittenShape, newAgencyShape } from '~/domain/agency/agency-shapes';
import { registerAgency } from '~/domain/agency/register-agency.server';
import type { RegistrationError } from '~/domain/agency/registration';
import { CREATE_TRAVEL_AGENCY } from '~/domain/api/account-calls';
import { readParameters } from '~/domain/api/read-parameters';
import { english } from '~/platform/problem-details';
import { readBody } from '~/platform/read-body';
import { invalidBody, written } from './answer-account.server';
import { leadFailure } from './answer-lead.server';

const DETAILS: Record<RegistrationError, string> = {
	required: 'This is needed.',
	tooLong: 'At most 120 characters.',
	notYourDomain: 'Only the domain of your own verified business address.',
	domainTaken: 'Another agency lets colleagues of this domain join.',
	unknownProgram: 'One of these programmes is not there.',
};

/** `POST /api/travel-agencies?assign-myself-to-new-agency`. */
export async function createAgency({ context, request }: ActionFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const query = readParameters(CREATE_TRAVEL_AGENCY, searchParams);
	if (query.errors || !query.values['assign-myself-to-new-agency'])
		return english({
			status: 400,
			title: 'An agency is registered by its founder only.',
			errors: [{ parameter: 'assign-myself-to-new-agency', detail: 'Please give this.' }],
		});
	const read = await readBody(request, newAgencyShape);
	if (read instanceof Response) return read;
	const { name, autoInviteEmailDomain, programMemberships, referrerName } = read.body;
	try {
		const result = await registerAgency({
			ctx: context,
			input: {
				name,
				autoInviteEmailDomain: autoInviteEmailDomain ?? null,
				programIds: (programMemberships ?? []).map(({ programId }) => programId),
				referrerName: referrerName ?? null,
			},
		});
		if (result.outcome === 'invalid')
			return invalidBody(
				Object.entries(result.errors).map(([field, error]) => ({
					pointer: field === 'programIds' ? '/programMemberships' : `/${field}`,
					detail: DETAILS[error],
				})),
			);
		return written(context, agencyWrittenShape, { _id: result.id, verification: result.verification });
	} catch (error) {
		return leadFailure(error);
	}
}
