import { redirect } from '@remix-run/cloudflare';

/** `/chalets` of a partner's brand; on the consumer brand it redirects to the Alps. */
export function loader() {
	return redirect('/search');
}
