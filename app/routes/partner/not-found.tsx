import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { serverTexts } from '~/locales/server';

/** Addresses below `/partner` that nobody has named: for everybody but admins they are closed, for those they are not there. */
export function loader({ context }: LoaderFunctionArgs) {
	throw json({ title: serverTexts(context).t('error.notFoundTitle') }, { status: 404 });
}

/** A write to an address that takes none is as lost as a look at it. */
export const action = loader;

export default function NotFound() {
	return null;
}
