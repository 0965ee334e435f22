import { redirect } from '@remix-run/cloudflare';

/** `/chalets` of a partner's brand; the consumer brand's leads to the Alps. */
export function loader() {
	return redirect('/search');
}
