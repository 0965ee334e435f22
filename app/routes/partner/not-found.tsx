import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { serverTexts } from '~/locales/server';

/** Unknown addresses below `/partner`: forbidden for everyone but admins, not found for admins. */
export function loader({ context }: LoaderFunctionArgs) {
	throw json({ title: serverTexts(context).t('error.notFoundTitle') }, { status: 404 });
}

/** A write to an address that takes none is as lost as a look at it. */
export const action = loader;

export default function NotFound() {
	return null;
}
