import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ErrorPage } from '~/components/layout/error-page';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';

/** `book-now` and `take-option` lead consumers to the house itself (P§2); anything else below a house is no page. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	const asked = parsePropertyPath(pathname, context.language);
	if (asked?.action !== 'book-now' && asked?.action !== 'take-option') throw json(null, { status: 404 });
	return redirect(`${propertyPath({ ...asked, action: null }, context.language)}${search}`);
}

export function ErrorBoundary() {
	const error = useRouteError();
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

export default function PropertyBooking() {
	return null;
}
