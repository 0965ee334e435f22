import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { namesShape, userNamesShape } from '~/domain/agency/agency-shapes';
import { renameUser } from '~/domain/user/rename-user.server';
import { readBody } from '~/platform/read-body';
import { invalidBody, written } from './answer-account.server';
import { leadFailure } from './answer-lead.server';

const DETAILS = { required: 'A name is needed.', tooLong: 'At most 80 characters.' } as const;

/** `PATCH /api/users/{id}` (AGENCY-13): two names, from the user or an admin. */
export async function patchUser({ context, request, params }: ActionFunctionArgs) {
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
