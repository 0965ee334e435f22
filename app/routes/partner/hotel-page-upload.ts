import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { UploadAnswer, UploadFault } from '~/components/trade/desk/send-picture';
import { requireActor } from '~/domain/access/require-actor';
import { addPicture } from '~/domain/hotel-desk/page/edit-page.server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

const PAGE = '/partner/hotel/page/pictures';

/** `POST /partner/hotel/page/upload`: a picture for the draft; a form without script goes back to its page. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'hotelStaff');
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	const form = await readUpload(request);
	// The first one that can be read: without script, one at a time.
	const picture = form.getAll('picture').find((each): each is File => typeof each !== 'string' && each.size > 0);
	const answer = picture ? await take(context, form, picture) : { fault: 'none' as const };
	if (isScript) return json<UploadAnswer>(answer, { status: 'fault' in answer ? 400 : 200 });
	const query: Record<string, string> =
		'fault' in answer ? { fault: answer.fault, name: picture?.name.slice(0, 80) ?? '' } : { uploaded: '1' };
	return redirect(`${PAGE}?${new URLSearchParams(query)}`, 303);
}

async function take(context: ActionFunctionArgs['context'], form: FormData, picture: File): Promise<UploadAnswer> {
	try {
		const added = await addPicture({
			ctx: context,
			file: { name: picture.name, bytes: new Uint8Array(await picture.arrayBuffer()) },
			...{ place: textOf(form, 'place') || 'hotel', seen: countOf(form, 'seen') },
		});
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
