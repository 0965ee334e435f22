import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { UploadAnswer, UploadFault } from '~/components/trade/desk/send-picture';
import { requireActor } from '~/domain/access/require-actor';
import { findDeskProperty } from '~/domain/operator-desk/prices/stored-prices.server';
import { addPropertyPicture } from '~/domain/operator-desk/property/add-picture.server';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { textOf } from '../forms/answer-verb.server';
import { missingPage, notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

/** `POST /partner/desk/properties/{id}/upload`: a picture or floor plan for the draft; a form without script goes back to its page. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const propertyId = params.propertyId ?? '';
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	const form = await readUpload(request);
	const part = textOf(form, 'part') === 'floorplans' ? 'floorplans' : 'pictures';
	// The first one that can be read: without script, one at a time.
	const picture = form.getAll('picture').find((each): each is File => typeof each !== 'string' && each.size > 0);
	try {
		await findDeskProperty(context, propertyId);
		const answer: UploadAnswer = picture ? await take(context, propertyId, part, picture) : { fault: 'none' };
		if (isScript) return json<UploadAnswer>(answer, { status: 'fault' in answer ? 400 : 200 });
		const fault = 'fault' in answer ? `&fault=${answer.fault}` : '';
		return redirect(`${propertyPath(propertyId, part)}${fault}`, 303);
	} catch (error) {
		return missingPage(context)(error);
	}
}

async function take(
	context: ActionFunctionArgs['context'],
	propertyId: string,
	part: 'pictures' | 'floorplans',
	picture: File,
): Promise<UploadAnswer> {
	try {
		const file = { name: picture.name, bytes: new Uint8Array(await picture.arrayBuffer()) };
		const added = await addPropertyPicture({ ctx: context, propertyId, part, file });
		return added.outcome === 'saved' ? { revision: added.revision } : { fault: added.fault };
	} catch (error) {
		const words: Record<string, UploadFault> = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' };
		return { fault: formErrorOf(error, words).word };
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
