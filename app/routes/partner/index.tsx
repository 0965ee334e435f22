import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { homeOf } from '~/domain/user/home-of';

/** `/partner` (P§2): leads everybody to where his work begins. */
export function loader({ context }: LoaderFunctionArgs) {
	return redirect(context.actor ? homeOf(context.actor) : '/signin');
}

/** Never drawn itself; with it the page of those who may not come here is drawn. */
export default function PartnerArea() {
	return null;
}
