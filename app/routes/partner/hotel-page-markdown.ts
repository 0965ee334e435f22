import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

/** Longest text that is rendered. */
const LONGEST = 8000;

/** `POST /partner/hotel/page/markdown`: a text as the hotel's page would show it. */
export async function action({ request }: ActionFunctionArgs) {
	const text = (await readFormData(request)).get('text');
	return json({ html: markdownHtml(typeof text === 'string' ? text.slice(0, LONGEST) : null) });
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
