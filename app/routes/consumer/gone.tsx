import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { ErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { serverTexts } from '~/locales/server';

/** `/properties/{cityAndName}`, the addresses of long ago: 410, noindex. */
export function loader({ context }: LoaderFunctionArgs) {
	return json({ title: serverTexts(context).t('error.goneTitle') }, { status: 410 });
}

export const action = loader;

export default function Gone() {
	return <ErrorPage status={410} />;
}

export const meta = noindexMeta;
