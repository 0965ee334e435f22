import { useTranslation } from 'react-i18next';

/** Values before and after. */
export function EditList({
	edits,
}: {
	edits: readonly { field: string; before: string | null; after: string | null }[];
}) {
	const { t } = useTranslation('admin');
	const labels: Record<string, string> = t('edits.field', { returnObjects: true });
	if (edits.length === 0) return null;
	return (
		<dl className="mt-1.5 grid gap-2">
			{edits.map(({ field, before, after }) => (
				<div key={field}>
					<dt className="text-note text-ink2">{labels[field] ?? field}</dt>
					<dd className="grid gap-x-6 sm:grid-cols-2">
						<del className="whitespace-pre-line text-ink2 no-underline wrap-anywhere">{before || t('edits.empty')}</del>
						<ins className="whitespace-pre-line no-underline wrap-anywhere">{after || t('edits.empty')}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
