import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../parts/link-to-copy';

export type MadeKey = { name: string; key: string };

/** A key that was just made, this once, with a call to try it. */
export function NewKey({ made: { name, key }, origin }: { made: MadeKey; origin: string }) {
	const { t } = useTranslation('api-keys');
	return (
		<section aria-labelledby="new-key" className="trade-card mt-4 grid gap-3 p-4.5">
			<h2 id="new-key" className="text-t3!">
				{t('made.title', { name })}
			</h2>
			<p>{t('made.text')}</p>
			<LinkToCopy
				url={key}
				isAsked={false}
				words={{
					...{ label: t('made.label'), copy: t('made.copy'), copyOf: t('made.copyOf') },
					...{ copied: t('made.copied'), copiedOf: t('made.copiedOf') },
				}}
			/>
			<div className="grid gap-1">
				<p className="text-note text-ink2">{t('made.try')}</p>
				<pre className="whitespace-pre-wrap break-all rounded-control bg-row p-3 text-note">
					<code>{`curl -H 'Authorization: Bearer ${key}' '${origin}/api/current_user'`}</code>
				</pre>
			</div>
		</section>
	);
}
