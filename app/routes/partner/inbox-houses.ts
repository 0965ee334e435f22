import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';

/** `/partner/inbox/houses` and `/partner/inbox/houses/{id}`: where properties and their prices were before the operators' desk had them. */
export function loader({ params }: LoaderFunctionArgs) {
	const { houseId } = params;
	return redirect(
		houseId ? `/partner/desk/properties/${encodeURIComponent(houseId)}/prices` : '/partner/desk/properties',
		301,
	);
}
