import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { ErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { findPropertyPath } from '~/domain/property/find-property-path.server';
import { serverTexts } from '~/locales/server';

/** `/legacy/{id}`: where the property lives now, else 410. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const path = await findPropertyPath({ ctx: context, id: params.id ?? '' });
	if (path) return redirect(path, 301);
	return json({ title: serverTexts(context).t('error.goneTitle') }, { status: 410 });
}

export default function Legacy() {
	return <ErrorPage status={410} />;
}

export const meta = noindexMeta;
