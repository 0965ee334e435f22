import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import type { RootData } from './components/root/use-root';
import { startTexts } from './locales/browser';

const { wording } = (window.__remixContext.state.loaderData?.root ?? {}) as Partial<RootData>;
const texts = await startTexts(getInitialNamespaces(), wording);

startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={texts}>
			<RemixBrowser />
		</I18nextProvider>,
		{
			// A page that changes before its late parts have come draws them anew (`components/ui/late.tsx`): no error.
			onRecoverableError: (error) => {
				if (!/#421\b/.test(String(error))) reportError(error);
			},
		},
	);
});
