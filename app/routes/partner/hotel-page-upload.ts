import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { UploadAnswer, UploadFault } from '~/components/trade/desk/send-picture';
import { requireActor } from '~/domain/access/require-actor';
import { addPicture } from '~/domain/hotel-desk/page/edit-page.server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { type SentPicture, withPicture } from '../forms/read-picture.server';
import { uploadStatus } from '../forms/upload-status.server';

const PAGE = '/partner/hotel/page/pictures';

/** `POST /partner/hotel/page/upload`: a picture for the draft; a form without script goes back to its page. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'hotelStaff');
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	return withPicture(request, async ({ fields, picture }) => {
		const answer = picture ? await take(context, fields, picture) : { fault: 'none' as const };
		if (isScript) return json<UploadAnswer>(answer, { status: uploadStatus(answer) });
		const query: Record<string, string> =
			'fault' in answer ? { fault: answer.fault, name: picture?.name.slice(0, 80) ?? '' } : { uploaded: '1' };
		return redirect(`${PAGE}?${new URLSearchParams(query)}`, 303);
	});
}

async function take(
	context: ActionFunctionArgs['context'],
	form: FormData,
	file: NonNullable<SentPicture['picture']>,
): Promise<UploadAnswer> {
	try {
		const place = textOf(form, 'place') || 'hotel';
		const added = await addPicture({ ctx: context, file, place, seen: countOf(form, 'seen') });
		return added.outcome === 'saved' ? { revision: added.revision } : { fault: added.fault };
	} catch (error) {
		const words: Record<string, UploadFault> = {
			'changed-meanwhile': 'changed-meanwhile',
			'not-found': 'changed-meanwhile',
			unavailable: 'failed',
		};
		return { fault: formErrorOf(error, words).word };
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
