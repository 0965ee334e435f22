import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { ErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { notFound } from '../forms/error-page.server';

/** Every path that is no other's: a 404 page inside the site's frame. */
export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}

/** A write to an address that takes none is as lost as a look at it. */
export const action = loader;

export default function NotFound() {
	return <ErrorPage status={404} />;
}

export const meta = noindexMeta;
