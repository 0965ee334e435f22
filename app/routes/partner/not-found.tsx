import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { notFound } from '../forms/error-page.server';

/** Unknown addresses below `/partner`: forbidden for everyone but admins, not found for admins. */
export function loader({ context }: LoaderFunctionArgs) {
	throw notFound(context);
}

/** A write to an address that takes none is as lost as a look at it. */
export const action = loader;

export default function NotFound() {
	return null;
}
