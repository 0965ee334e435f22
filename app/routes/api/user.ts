import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { namesShape, userNamesShape } from '~/domain/agency/agency-shapes';
import { PATCH_USER } from '~/domain/api/account-calls';
import { renameUser } from '~/domain/user/rename-user.server';
import { invalidBody, readBody, written } from './answer-account.server';
import { english, leadFailure } from './answer-lead.server';
import { unknownQuery } from './answer-read.server';

const DETAILS = { required: 'A name is needed.', tooLong: 'At most 80 characters.' } as const;

/** `PATCH /api/users/{id}` (AGENCY-13): two names, from the user or an admin. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	if (request.method !== 'PATCH') return refuseMethod();
	const unknown = unknownQuery(PATCH_USER, new URL(request.url).searchParams);
	if (unknown) return unknown;
	const read = await readBody(request, namesShape);
	if (read instanceof Response) return read;
	const userId = params.id ?? '';
	const input = { firstName: read.body.firstName, lastName: read.body.lastName ?? '' };
	try {
		const result = await renameUser({ ctx: context, userId, input });
		if (result.outcome === 'invalid')
			return invalidBody(
				Object.entries(result.errors).map(([name, error]) => ({ pointer: `/${name}`, detail: DETAILS[error] })),
			);
		return written(context, userNamesShape, {
			_id: userId,
			firstName: input.firstName.trim(),
			lastName: input.lastName.trim(),
		});
	} catch (error) {
		return leadFailure(error);
	}
}

function refuseMethod(): Response {
	return english({ status: 405, title: 'Only PATCH is supported here.', headers: { allow: 'PATCH' } });
}

/** There is nothing to read here. */
export const loader = refuseMethod;
