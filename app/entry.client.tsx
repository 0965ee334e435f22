import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { startTexts } from './locales/browser';

const texts = await startTexts(getInitialNamespaces());

startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={texts}>
			<RemixBrowser />
		</I18nextProvider>,
		{
			// A page that changes before its late parts have come draws them anew (`components/property/late.tsx`): no fault.
			onRecoverableError: (error) => {
				if (!/#421\b/.test(String(error))) reportError(error);
			},
		},
	);
});

// Long after the first view; when it does not come, nothing is marked as new.
setTimeout(() => {
	import('./components/feature/feature-marks').then(
		({ startFeatureMarks }) => startFeatureMarks(),
		() => undefined,
	);
}, 2000);
