import { useTranslation } from 'react-i18next';
import { useClientData } from './client-loaded';
import { ClientBody } from './client-page';

export default function LoadedClientBody() {
	const { view, outcome } = useClientData();
	return view ? <ClientBody view={view} outcome={outcome} /> : <Missing />;
}

/** In the place of a proposal whose link leads nowhere. */
function Missing() {
	const { t } = useTranslation(['proposal']);
	return (
		<div className="container max-w-160 py-24">
			<h1 className="text-h1">{t('missing')}</h1>
			<p className="mt-5 text-lead">{t('missingText')}</p>
		</div>
	);
}
