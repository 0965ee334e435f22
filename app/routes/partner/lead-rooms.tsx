import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { EditRooms, type EditRoomsState } from '~/components/trade/hotel-lead/edit-rooms';
import { type EditRoomsView, editRoomsView } from '~/components/trade/hotel-lead/edit-rooms-view.server';
import { oneRoomMore, readDraftForm } from '~/components/trade/hotel-lead/rooms-draft-form';
import leadDetails from '~/components/trade/lead-page/lead-page.css?url';
import type { AppLoadContext } from '~/context';
import { requireAgency } from '~/domain/access/require-actor';
import { askRoomsChange } from '~/domain/lead/hotel/ask-rooms-change.server';
import { changeRooms } from '~/domain/lead/hotel/change-rooms.server';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { draftOf, type RoomsDraft } from '~/domain/lead/hotel/rooms-draft';
import { leadPath } from '~/domain/lead/lead-path';
import { isChangeOffered } from '~/domain/lead/requested-stay';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';
import { noLead } from './no-lead.server';

export const handle = { i18n: ['edit-rooms', 'rooms-request', 'rooms', 'lead', 'form-error'] };

export const links = stylesheets(leadDetails);

/** `/partner/dashboard/leads/{id}/rooms`: another stay, other rooms, rates or guests; `card` puts a rate of the hotel's into it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireAgency(context);
	const id = params.leadId ?? '';
	const cardId = new URL(request.url).searchParams.get('card') ?? '';
	try {
		const view = await viewOf(context, { id, ...(cardId ? { cardId } : {}) });
		if (view.status !== 'interest' && (!isChangeOffered(view.status) || !canAsk(context))) throw redirect(leadPath(id));
		const kind = view.status === 'interest' ? 'edit' : view.isInstant ? 'instant' : 'ask';
		return json({ view, title: serverTexts(context).t(`edit-rooms:title.${kind}`) });
	} catch (error) {
		if (error instanceof Response) throw error;
		throw await noLead(context, error, id);
	}
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	requireAgency(context);
	const id = params.leadId ?? '';
	const form = await readFormData(request);
	const draft = readDraftForm(form);
	const comments = textOf(form, 'comments');
	const answer = async (result: EditRoomsState['result'], status: number, input: RoomsDraft) => {
		const preview = await previewRooms({ ctx: context, id, input });
		const isInvalid = Object.keys(preview.errors).length > 0;
		const state: EditRoomsState = { result: isInvalid ? 'invalid' : result, errors: preview.errors, comments };
		return json({ state, view: shown(context, preview) }, { status: isInvalid ? 400 : status });
	};
	try {
		if (!form.has('save')) return await answer('looked', 200, await drawn(context, id, draft, form));
		const lead = { id, version: Number(textOf(form, 'version')) || 0 };
		const isAsked = textOf(form, 'status') !== 'interest';
		const change = { ctx: context, lead, input: draft, seen: textOf(form, 'seen') };
		const changed = await (isAsked ? askRoomsChange({ ...change, comments }) : changeRooms(change));
		if (changed.outcome === 'done') throw redirect(`${leadPath(id)}?done=roomsChanged`);
		// From a card's "Take option": its own page says what is asked for, and asks.
		if (changed.outcome === 'stored' && !isAsked && new URL(request.url).searchParams.get('then') === 'option')
			throw redirect(`${leadPath(id)}/take-option`);
		if (changed.outcome === 'stored') throw redirect(`${leadPath(id)}?done=${isAsked ? 'roomsAsked' : 'rooms'}`);
		if (changed.outcome === 'same') return await answer('same', 400, draft);
		return await answer(changed.outcome, changed.outcome === 'changed' ? 409 : 400, draft);
	} catch (error) {
		if (error instanceof Response) throw error;
		if (!(error instanceof DomainError) || error.code === 'not-found') throw await noLead(context, error, id);
		if (error.code === 'forbidden') throw error;
		if (error.reason === 'asked-already' || error.reason === 'not-offered') throw redirect(leadPath(id));
		return await answer(error.code === 'conflict' ? 'conflict' : 'failed', statusOf(error), draft);
	}
}

/** Lifestyle agents save interests only (LEAD-38). */
function canAsk({ actor }: AppLoadContext): boolean {
	return actor?.role !== 'amex_lifestyleAgent';
}

/** The draft after a button of a form without script: a room more, one less, or one that comes back. */
async function drawn(ctx: AppLoadContext, id: string, draft: RoomsDraft, form: FormData): Promise<RoomsDraft> {
	if (form.has('add')) return oneRoomMore(draft);
	if (form.has('remove'))
		return { ...draft, rooms: draft.rooms.filter((_, at) => String(at) !== textOf(form, 'remove')) };
	if (!form.has('restore')) return draft;
	const { record, rows } = await previewRooms({ ctx, id });
	const back = draftOf(record, rows).rooms.find(({ from }) => String(from) === textOf(form, 'restore'));
	return back ? { ...draft, rooms: [...draft.rooms, back] } : draft;
}

async function viewOf(ctx: AppLoadContext, question: { id: string; cardId?: string }) {
	return shown(ctx, await previewRooms({ ctx, ...question }));
}

function shown({ language, brand }: AppLoadContext, preview: Awaited<ReturnType<typeof previewRooms>>) {
	return editRoomsView(preview, { language, showsCommission: brand.isCommissionDisplayed });
}

const FIRST: EditRoomsState = { result: 'idle', errors: {}, comments: '' };

export default function LeadRooms() {
	const { view, title } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<EditRooms
			title={title}
			view={(answer?.view ?? view) as EditRoomsView}
			state={(answer?.state ?? FIRST) as EditRoomsState}
		/>
	);
}

export const meta = noindexMeta;
