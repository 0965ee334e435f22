import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { editRoomsView } from '~/components/trade/hotel-lead/edit-rooms-view.server';
import type { RoomsLook } from '~/components/trade/hotel-lead/use-rooms-draft';
import { requireAgency } from '~/domain/access/require-actor';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { noLead } from './no-lead.server';

/** A draft of thirty rooms is far below. */
const LONGEST_DRAFT = 20_000;

/**
 * `/partner/dashboard/leads/{id}/rooms-preview`: what the hotel's rates say to the draft of the query; no view for one that cannot be
 * read.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireAgency(context);
	const { brand, language } = context;
	const requested = (new URL(request.url).searchParams.get('draft') ?? '').slice(0, LONGEST_DRAFT);
	try {
		const preview = await previewRooms({ ctx: context, id: params.leadId ?? '', input: parsed(requested) });
		const isReadable = Object.keys(preview.errors).length === 0;
		const view = isReadable ? editRoomsView(preview, { language, showsCommission: brand.isCommissionDisplayed }) : null;
		return json({ requested, view } satisfies RoomsLook);
	} catch (error) {
		throw await noLead(context, error, params.leadId ?? '');
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
