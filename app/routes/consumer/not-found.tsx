import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { json } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { ErrorPage } from '~/components/layout/error-page';
import { pageMeta } from '~/components/layout/page-meta';
import { serverTexts } from '~/locales/server';

/** Every path that is no other's: a 404 page inside the site's frame. */
export function loader({ context }: LoaderFunctionArgs) {
	return json({ title: serverTexts(context).t('error.notFoundTitle') }, { status: 404 });
}

/** A write to an address that takes none is as lost as a look at it. */
export const action = loader;

export default function NotFound() {
	return <ErrorPage status={404} />;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '404', description: data?.title ?? '', path: '/', isNoindex: true });
