import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { useCrashAnswer } from '../crash/use-crash-answer';
import { ErrorPage, statusOfError } from '../layout/error-page';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

/** Replaces a hotel that cannot be shown; explains missing or temporarily unavailable access instead where that is the reason. */
export function HotelErrorPage() {
	const error = useRouteError();
	const { t } = useTranslation(['hotel', 'common']);
	const { user } = useRoot();
	useCrashAnswer(error);
	const status = statusOfError(error);
	const title: unknown = isRouteErrorResponse(error) ? error.data?.title : null;
	if (status !== 404) return <ErrorPage status={status} />;
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16">
			<Icon name="warning" size={28} className="text-accent-ink" />
			<h1 className="mt-4 max-w-2xl text-h2">{typeof title === 'string' ? title : t('loadFault')}</h1>
			<Link to={user ? '/hotels' : '/search'} className={buttonClass('outline', 'mt-8 justify-self-start')}>
				{user ? t('back') : t('common:error.toSearch')}
			</Link>
		</main>
	);
}
