import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAgency } from '~/domain/access/require-actor';
import { previewStay } from '~/domain/lead/preview-stay.server';
import { noLead } from './no-lead.server';

/**
 * `/partner/dashboard/leads/{id}/preview`: the property's validation of the stay of the query; null where the property no longer exists.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireAgency(context);
	const query = new URL(request.url).searchParams;
	const text = (name: string) => (query.get(name) ?? '').slice(0, 40);
	const requested = {
		checkIn: text('checkIn'),
		checkOut: text('checkOut'),
		serviceLevel: text('serviceLevel'),
		pax: text('pax'),
	};
	try {
		return json({ preview: await previewStay({ ctx: context, id: params.leadId ?? '', requested }) });
	} catch (error) {
		throw await noLead(context, error, params.leadId ?? '');
	}
}
