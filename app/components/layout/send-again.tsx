import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SentFields } from '~/context';
import { buttonClass } from '../ui/button';

/** On the page that replaces a failed form: retains all input in the page, to be submitted again with one press. */
export default function SendAgain() {
	const { t } = useTranslation();
	const { pathname, search } = useLocation();
	const error = useRouteError();
	const sent = isRouteErrorResponse(error)
		? (error.data as { sent?: { fields: SentFields; failed: string } | null } | null)?.sent
		: null;
	if (!sent) return null;
	return (
		<form method="post" action={`${pathname}${search}`} className="mt-10 max-w-xl border-l-2 border-accent pl-6">
			<p role="alert" className="font-semibold">
				{sent.failed}
			</p>
			<p className="mt-2 text-ink2">{t('error.sentKept')}</p>
			{sent.fields.map(([name, text], index) => (
				<input key={index} type="hidden" name={name} value={text} />
			))}
			<button type="submit" className={buttonClass('accent', 'mt-6')}>
				{t('error.sendAgain')}
			</button>
		</form>
	);
}
