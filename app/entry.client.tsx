import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startTexts } from './locales/browser';
import { namespacesOf } from './locales/namespaces';

const texts = await startTexts(namespacesOf(Object.values(window.__remixRouteModules)));

startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={texts}>
			<RemixBrowser />
		</I18nextProvider>,
	);
});
