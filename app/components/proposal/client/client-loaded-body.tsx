import { useTranslation } from 'react-i18next';
import { useClientData } from './client-loaded';
import { ClientBody } from './client-page';

export default function LoadedClientBody() {
	const { view, isEnded, outcome } = useClientData();
	return view ? <ClientBody view={view} outcome={outcome} /> : <Missing isEnded={isEnded} />;
}

/** In the place of a proposal whose link leads nowhere, or was ended by its sender: it names no one. */
function Missing({ isEnded }: { isEnded: boolean }) {
	const { t } = useTranslation(['proposal']);
	return (
		<div className="container py-16 lg:py-26">
			<h1 className="max-w-2xl text-h1">{t(isEnded ? 'linkEnded' : 'missing')}</h1>
			<p className="mt-6 max-w-xl text-lead">{t(isEnded ? 'linkEndedText' : 'missingText')}</p>
		</div>
	);
}
