import { useTranslation } from 'react-i18next';

const NEEDS = ['cots', 'highChairs'] as const;

type BabyNeedsProps = {
	babies: number;
	/** What was asked for before. */
	asked: Record<(typeof NEEDS)[number], boolean>;
};

/** A cot and a high chair for each baby (FORM-24), as boxes whose value is their number. */
export function BabyNeeds({ babies, asked }: BabyNeedsProps) {
	const { t } = useTranslation('guests');
	return (
		<div className="mt-3 text-small">
			{NEEDS.map((name) => (
				<label key={name} className="flex min-h-11 items-start gap-3 py-2 lg:min-h-0 lg:py-1">
					<input type="checkbox" name={name} value={babies} defaultChecked={asked[name]} className="check mt-px" />
					<span>{t(name, { count: babies })}</span>
				</label>
			))}
			<p className="pt-1 text-label text-ink2">{t('needsHint')}</p>
		</div>
	);
}
