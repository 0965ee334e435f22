import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { isRouteErrorResponse, type MetaFunction, useRouteError } from '@remix-run/react';
import { ErrorPage } from '~/components/layout/error-page';
import { pageMeta } from '~/components/layout/page-meta';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';
import { serverTexts } from '~/locales/server';

/** `book-now` and `take-option` lead consumers to the house itself (P§2); anything else below a house is no page. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	const asked = parsePropertyPath(pathname, context.language);
	if (asked?.action !== 'book-now' && asked?.action !== 'take-option')
		throw json({ title: serverTexts(context.language).t('error.notFoundTitle') }, { status: 404 });
	return redirect(`${propertyPath({ ...asked, action: null }, context.language)}${search}`);
}

export default function PropertyBooking() {
	return null;
}

export const meta: MetaFunction = ({ matches, error }) => {
	const title = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

export function ErrorBoundary() {
	const error = useRouteError();
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
