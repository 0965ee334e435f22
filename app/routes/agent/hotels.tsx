import { redirect } from '@remix-run/cloudflare';

/** `/hotels`: where agents begin (P§2). Until hotels are in the catalogue that is the search for houses. */
export function loader() {
	return redirect('/search');
}

/** Never drawn itself; with it the page of those who may not come here is drawn. */
export default function Hotels() {
	return null;
}
