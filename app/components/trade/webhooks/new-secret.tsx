import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../parts/link-to-copy';

export type MadeSecret = { host: string; secret: string };

/** A secret that was just made, this once. */
export function NewSecret({ made: { host, secret } }: { made: MadeSecret }) {
	const { t } = useTranslation('webhooks');
	return (
		<section aria-labelledby="new-secret" className="trade-card mt-4 grid gap-3 p-4.5">
			<h2 id="new-secret" className="text-t3!">
				{t('secret.title', { host })}
			</h2>
			<p>{t('secret.text')}</p>
			<LinkToCopy
				url={secret}
				isAsked={false}
				words={{
					...{ label: t('secret.label'), copy: t('secret.copy'), copyOf: t('secret.copyOf') },
					...{ copied: t('secret.copied'), copiedOf: t('secret.copiedOf') },
				}}
			/>
			<p className="trade-note">{t('secret.next')}</p>
		</section>
	);
}
