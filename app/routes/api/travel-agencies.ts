import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { agencyWrittenShape, newAgencyShape } from '~/domain/agency/agency-shapes';
import { listAgencies } from '~/domain/agency/list-agencies.server';
import { registerAgency } from '~/domain/agency/register-agency.server';
import type { RegistrationError } from '~/domain/agency/registration';
import { CREATE_TRAVEL_AGENCY, LIST_TRAVEL_AGENCIES } from '~/domain/api/account-calls';
import { readParameters } from '~/domain/api/read-parameters';
import { invalidBody, readBody, written } from './answer-account.server';
import { english, leadFailure } from './answer-lead.server';
import { answerRead, PRIVATE, unknownQuery } from './answer-read.server';

/** `GET /api/travel-agencies`: for admins. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_TRAVEL_AGENCIES,
		args,
		async ({ ctx }) => ({ value: (await listAgencies(ctx)).map(({ id, name }) => ({ _id: id, name })) }),
		PRIVATE,
	);
}

const DETAILS: Record<RegistrationError, string> = {
	required: 'This is needed.',
	tooLong: 'At most 120 characters.',
	notYourDomain: 'Only the domain of your own verified business address.',
	domainTaken: 'Another agency lets colleagues of this domain join.',
	unknownProgram: 'One of these programmes is not there.',
};

/** `POST /api/travel-agencies?assign-myself-to-new-agency`. */
export async function action({ context, request }: ActionFunctionArgs) {
	if (request.method !== 'POST')
		return english({
			status: 405,
			title: 'Only GET and POST are supported here.',
			headers: { allow: 'GET, HEAD, POST' },
		});
	const { searchParams } = new URL(request.url);
	const unknown = unknownQuery(CREATE_TRAVEL_AGENCY, searchParams);
	if (unknown) return unknown;
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
