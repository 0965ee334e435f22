import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { UploadAnswer, UploadFault } from '~/components/trade/desk/send-picture';
import { requireActor } from '~/domain/access/require-actor';
import { findDeskProperty } from '~/domain/operator-desk/prices/stored-prices.server';
import { addPropertyPicture, type PicturePart } from '~/domain/operator-desk/property/add-picture.server';
import { pictureStates, preparePictureAgain } from '~/domain/operator-desk/property/picture-states.server';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { textOf } from '../forms/answer-verb.server';
import { missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { type SentPicture, withPicture } from '../forms/read-picture.server';
import { uploadStatus } from '../forms/upload-status.server';

/** `GET /partner/desk/properties/{id}/upload`: which pictures of the draft are not ready for guests (EDITOR-6); asking goes on with preparing them. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	try {
		return json({ states: await pictureStates({ ctx: context, propertyId: params.propertyId ?? '' }) });
	} catch (error) {
		return missingPage(context)(error);
	}
}

/** `POST`: a picture or floor plan for the draft, or one (`again`, its hash) to be prepared anew; a form without script goes back to its page. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const propertyId = params.propertyId ?? '';
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	try {
		await findDeskProperty(context, propertyId);
		return await withPicture(request, async (sent) => {
			const part = textOf(sent.fields, 'part') === 'floorplans' ? 'floorplans' : 'pictures';
			const answer = await take(context, propertyId, part, sent);
			if (isScript) return json<UploadAnswer>(answer, { status: uploadStatus(answer) });
			const fault = 'fault' in answer ? `&fault=${answer.fault}` : '';
			return redirect(`${propertyPath(propertyId, part)}${fault}`, 303);
		});
	} catch (error) {
		return missingPage(context)(error);
	}
}

async function take(
	ctx: ActionFunctionArgs['context'],
	propertyId: string,
	part: PicturePart,
	{ fields, picture }: SentPicture,
): Promise<UploadAnswer> {
	try {
		const again = textOf(fields, 'again');
		if (again !== '') {
			await preparePictureAgain({ ctx, propertyId, hash: again });
			return { revision: 0 };
		}
		if (!picture) return { fault: 'none' };
		const added = await addPropertyPicture({ ctx, propertyId, part, file: picture });
		return added.outcome === 'saved' ? { revision: added.revision } : { fault: added.fault };
	} catch (error) {
		const words: Record<string, UploadFault> = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' };
		return { fault: formErrorOf(error, words).word };
	}
}
